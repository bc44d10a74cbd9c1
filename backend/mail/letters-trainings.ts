import type { LetterWords } from '@/lib/domain/training-words';
import * as path from '@/lib/routes/path';
import { SIGNED } from './letters';
import type { Letter } from './mailer';

interface Links {
  /** Of the link by which the guest leaves. */
  token: string;
  publicUrl: string;
  /** The booking can still be given up; otherwise what is kept of the guest can be removed. */
  isComing: boolean;
}

/** To somebody on a training without an account: what happened, and their own way out. It names nobody else. */
export function guestLetter(to: string, { title, text }: LetterWords, links: Links): Letter {
  const { token, publicUrl, isComing } = links;
  const at = (page: string) => new URL(page, publicUrl).href;
  const leave = at(`${path.guestBooking()}?token=${encodeURIComponent(token)}`);
  return {
    to,
    subject: title,
    text: [
      'Здравствуйте!',
      text,
      isComing
        ? `Не придёте — снимите запись по ссылке, место получит другой, а ваши данные мы удалим: ${leave}`
        : `Удалить ваши данные из записи можно по ссылке: ${leave}`,
      `Кабинет на портале «ПроЭксперт» с этой же почтой покажет запись и другие даты. Завести его можно здесь: ${at(path.registration())}`,
      SIGNED,
    ].join('\n\n'),
  };
}
