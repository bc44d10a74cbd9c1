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

export function welcome(to: string, firstName: string, portal: string): Letter {
  return {
    to,
    subject: 'Добро пожаловать на портал «ПроЭксперт»',
    text: [
      `Здравствуйте, ${firstName}!`,
      'Учётная запись создана. Читайте статьи, смотрите видео, проходите тесты и копите баллы на подарки.',
      portal,
      SIGNED,
    ].join('\n\n'),
  };
}
