import { placeWords, type ToldTraining } from '@/lib/domain/training-words';
import { wholeMomentWords } from '@/lib/domain/trainings/clock-words';
import * as path from '@/lib/routes/path';
import { SIGNED } from './letters';
import type { Letter } from './mailer';

interface Recorded {
  told: ToldTraining;
  /** False: in line. */
  seated: boolean;
  /** Of the link by which the guest leaves. */
  token: string;
  publicUrl: string;
}

const leaveLink = (token: string, publicUrl: string) =>
  new URL(`${path.guestBooking()}?token=${encodeURIComponent(token)}`, publicUrl).href;

/** To somebody without an account whom staff have recorded: what for, and what is kept of them. */
export function guestRecorded(to: string, { told, seated, token, publicUrl }: Recorded): Letter {
  const what = seated ? 'Вас записали на тренинг' : 'Вас поставили в лист ожидания тренинга';
  return {
    to,
    subject: `${seated ? 'Вы записаны' : 'Лист ожидания'}: «${told.topic}»`,
    text: [
      'Здравствуйте!',
      `${what} «${told.topic}»: ${wholeMomentWords(told.slot)}, ${placeWords(told)}.`,
      'Для этого сохранены ваши имя, телефон, почта и аптека. Они нужны только для тренинга.',
      `Кабинет на портале «ПроЭксперт» можно завести здесь: ${new URL(path.registration(), publicUrl).href}`,
      `Не придёте или не просили записывать вас? Снимите запись и удалите свои данные: ${leaveLink(token, publicUrl)}`,
      SIGNED,
    ].join('\n\n'),
  };
}

interface Written {
  told: ToldTraining;
  text: string;
  author: string;
  token: string;
  publicUrl: string;
}

/** What the leader has written, to somebody on the training without an account. */
export function guestMessage(to: string, { told, text, author, token, publicUrl }: Written): Letter {
  return {
    to,
    subject: `Сообщение о тренинге «${told.topic}»`,
    text: [
      'Здравствуйте!',
      `${author}: ${text}`,
      `Тренинг «${told.topic}»: ${wholeMomentWords(told.slot)}, ${placeWords(told)}.`,
      `Ваша запись: ${leaveLink(token, publicUrl)}`,
      SIGNED,
    ].join('\n\n'),
  };
}
