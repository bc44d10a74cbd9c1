import type { Letter } from './mailer';

export const SIGNED = 'Команда портала «ПроЭксперт»';

/** The link of a forgotten password; `minutes` is how long it lives. */
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

/** The first letter of an admin whom the command line made; `minutes` is how long its link lives. */
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

/** To the new address; `hours` is how long its link lives. */
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

/** Once more to an address the account has already. */
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

/** To the address that was. */
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

/** To a new account; its link confirms the address and opens the portal, `hours` is how long it lives. */
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
