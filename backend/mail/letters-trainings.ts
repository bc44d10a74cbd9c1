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
      `Не придёте или не просили записывать вас? Снимите запись и удалите свои данные: ${new URL(`${path.guestBooking()}?token=${encodeURIComponent(token)}`, publicUrl).href}`,
      SIGNED,
    ].join('\n\n'),
  };
}
