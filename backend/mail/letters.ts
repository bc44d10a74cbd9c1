import type { Letter } from './mailer';

export const SIGNED = 'Команда портала «ПроЭксперт»';

/** Letter with a link to set a new password; the link lives `minutes`. */
export function passwordLetter(to: string, link: string, minutes: number): Letter {
  return {
    to,
    subject: 'Смена пароля на портале «ПроЭксперт»',
    text: [
      'Здравствуйте!',
      'Чтобы задать новый пароль, откройте ссылку:',
      link,
      `Она действует ${minutes} минут и сработает один раз.`,
      'Если вы не просили сменить пароль, ничего не делайте: он останется прежним.',
      SIGNED,
    ].join('\n\n'),
  };
}

/** First letter to an admin created on the command line; its link lives `minutes`. */
export function adminLetter(to: string, link: string, minutes: number): Letter {
  return {
    to,
    subject: 'Доступ к порталу «ПроЭксперт»',
    text: [
      'Здравствуйте!',
      'Для вас создана учётная запись администратора. Чтобы задать пароль, откройте ссылку:',
      link,
      `Она действует ${minutes} минут и сработает один раз. Новую ссылку даёт кнопка «Забыли пароль?» на странице входа.`,
      SIGNED,
    ].join('\n\n'),
  };
}

export function passwordChanged(to: string): Letter {
  return {
    to,
    subject: 'Пароль изменён',
    text: [
      'Здравствуйте!',
      'Пароль вашей учётной записи изменён, другие сеансы завершены.',
      'Если это были не вы, сразу задайте новый пароль: на странице входа нажмите «Забыли пароль?».',
      SIGNED,
    ].join('\n\n'),
  };
}

/** Letter to the new address of an account; its link lives `hours`. */
export function confirmEmailLetter(to: string, link: string, hours: number): Letter {
  return {
    to,
    subject: 'Подтвердите новую электронную почту',
    text: [
      'Здравствуйте!',
      'Этот адрес указали для входа на портал «ПроЭксперт». Чтобы подтвердить его, откройте ссылку:',
      link,
      `Она действует ${hours} часа и сработает один раз. До этого вход остаётся по прежнему адресу.`,
      'Если вы не меняли почту, ничего не делайте.',
      SIGNED,
    ].join('\n\n'),
  };
}

/** Repeated confirmation letter to the current address of an account; its link lives `hours`. */
export function ownEmailLetter(to: string, link: string, hours: number): Letter {
  return {
    to,
    subject: 'Подтвердите электронную почту',
    text: [
      'Здравствуйте!',
      'Чтобы подтвердить, что этот адрес ваш, войдите на портал «ПроЭксперт» и откройте ссылку:',
      link,
      `Она действует ${hours} часа и сработает один раз. После этого можно заказывать подарки за баллы.`,
      'Если вы не регистрировались на портале, ничего не делайте.',
      SIGNED,
    ].join('\n\n'),
  };
}

/** Letter to the previous address of an account. */
export function emailChanged(to: string, newAddress: string): Letter {
  const [name = '', host = ''] = newAddress.split('@');
  return {
    to,
    subject: 'Электронная почта изменена',
    text: [
      'Здравствуйте!',
      `Для входа на портал теперь служит адрес ${name.slice(0, 2)}…@${host}.`,
      'Если это были не вы, напишите в поддержку портала.',
      SIGNED,
    ].join('\n\n'),
  };
}

/** Letter to a new account; its link lives `hours`, confirms the address and opens the portal. */
export function welcome(to: string, firstName: string, link: string, hours: number): Letter {
  return {
    to,
    subject: 'Добро пожаловать на портал «ПроЭксперт»',
    text: [
      `Здравствуйте, ${firstName}!`,
      'Учётная запись создана. Читайте статьи, смотрите видео, проходите тесты и копите баллы на подарки.',
      'Подтвердите, что этот адрес ваш: откройте ссылку там, где вы вошли на портал.',
      link,
      `Ссылка действует ${hours} часа и сработает один раз. Новую можно запросить в личном кабинете.`,
      SIGNED,
    ].join('\n\n'),
  };
}
