import { SIGNED } from './letters';
import type { Letter } from './mailer';

/** To the expert: a question waits. `due` is a day in words. */
export function questionAsked(
  to: string,
  { text, due, link }: { text: string; due: string; link: string },
): Letter {
  return {
    to,
    subject: 'Новый вопрос эксперту на портале «ПроЭксперт»',
    text: [
      'Здравствуйте!',
      'Вам задали вопрос:',
      text,
      `Ответ нужен до конца дня ${due}.`,
      link,
      SIGNED,
    ].join('\n\n'),
  };
}

/** To the asker; the answer itself is read on the portal. */
export function questionAnswered(
  to: string,
  { name, text, link }: { name: string; text: string; link: string },
): Letter {
  return {
    to,
    subject: 'Эксперт ответил на ваш вопрос',
    text: [
      name ? `Здравствуйте, ${name}!` : 'Здравствуйте!',
      'На ваш вопрос ответили:',
      text,
      'Прочитать ответ:',
      link,
      SIGNED,
    ].join('\n\n'),
  };
}

/** To somebody outside the portal: the question alone, never who asked. Their reply goes to `replyTo`. */
export function questionRedirected(
  to: string,
  { text, comment, replyTo }: { text: string; comment: string | null; replyTo: string | null },
): Letter {
  return {
    to,
    subject: 'Вопрос фармацевта: нужна ваша помощь',
    ...(replyTo ? { replyTo } : {}),
    text: [
      'Здравствуйте!',
      'Фармацевт задал на портале «ПроЭксперт» вопрос, на который лучше всего ответите вы:',
      text,
      ...(comment ? [`Комментарий менеджера: ${comment}`] : []),
      'Пришлите ответ ответным письмом: мы передадим его.',
      SIGNED,
    ].join('\n\n'),
  };
}
