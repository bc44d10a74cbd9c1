import { SIGNED } from './letters';
import type { Letter } from './mailer';

/** Letter to a recipient outside the portal: contains the question, never its asker. Replies go to `replyTo`. */
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
