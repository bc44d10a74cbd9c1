import type { LetterWords } from '@/lib/domain/training-words';
import type { GuestState } from '@/lib/domain/trainings/guest-state';
import * as path from '@/lib/routes/path';
import { SIGNED } from './letters';
import type { Letter } from './mailer';

interface Links {
  /** Token of the link by which the guest cancels. */
  token: string;
  publicUrl: string;
  has: GuestState;
}

const REMOVE = 'Удалить ваши данные из записи можно по ссылке:';
/** Text before the link, by the state of the guest. */
const WAY_OUT = {
  seat: 'Не придёте — снимите запись по ссылке, место получит другой, а ваши данные мы удалим:',
  line: 'Передумаете — выйдите из листа ожидания по ссылке, а ваши данные мы удалим:',
  came: REMOVE,
  over: REMOVE,
} as const satisfies Record<GuestState, string>;

/** Letter to a guest of a training: the news, and the guest's own link to cancel. Names no other person. */
export function guestLetter(to: string, { title, text }: LetterWords, links: Links): Letter {
  const { token, publicUrl, has } = links;
  const at = (page: string) => new URL(page, publicUrl).href;
  const leave = at(`${path.guestBooking()}?token=${encodeURIComponent(token)}`);
  return {
    to,
    subject: title,
    text: [
      'Здравствуйте!',
      text,
      `${WAY_OUT[has]} ${leave}`,
      `Кабинет на портале «ПроЭксперт» с этой же почтой покажет запись и другие даты. Завести его можно здесь: ${at(path.registration())}`,
      SIGNED,
    ].join('\n\n'),
  };
}
