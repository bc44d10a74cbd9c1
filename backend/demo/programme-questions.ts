import { DAY_MS } from '@/lib/domain/moscow';
import { answerDueDay } from '@/lib/domain/working-days';
import { programmeQuestions } from '../db/schema/programme';
import type { Db } from '../db/types';

/** The six rules (specification, section 1). */
const RULES: readonly (readonly [string, string])[] = [
  ['Когда баллы появятся на основном счёте?', 'В течение месяца после окончания программы.'],
  ['Сколько баллов можно получить?', 'Не больше 500 баллов за обучение. Дополнительных баллов нет.'],
  [
    'Что если тест набрал 0 баллов?',
    'За него начисляется 0 баллов, обучение продолжается в следующем месяце.',
  ],
  ['Как засчитывается видео?', 'Нужно посмотреть не меньше 70 % на одном устройстве.'],
  ['Можно ли пройти тест позже?', 'Нет: тесты закрываются в одно время для всех, без исключений.'],
  ['Когда ответят на моё письмо?', 'До конца следующего рабочего дня.'],
];

/** Questions of members to the organisers: number of the member, days ago, text, and the answer if there is one. */
const ASKED: readonly (readonly [member: number, days: number, text: string, answer: string | null])[] = [
  [
    0,
    6,
    'Засчитается ли видео, если смотреть его в два захода?',
    'Да: посмотренное на одном устройстве складывается.',
  ],
  [0, 1, 'Можно ли пройти тест месяца с телефона, а видео посмотреть с компьютера?', null],
  [3, 2, 'У меня сменилась аптека. Сохранятся ли баллы программы?', null],
];

interface Asking {
  programmeId: string;
  members: readonly { id: string }[];
  today: Date;
}

/** Writes the rules, and questions of members: answered ones and ones that wait. */
export async function writeQuestions(tx: Db, { programmeId, members, today }: Asking): Promise<void> {
  const rules = RULES.map(([text, answer], position) => ({
    ...{ programmeId, isFaq: true, text, answer, position, answeredAt: today, createdAt: today },
  }));
  const asked = ASKED.flatMap(([member, days, text, answer]) => {
    const createdAt = new Date(today.getTime() - days * DAY_MS);
    const askerId = members[member]?.id;
    const answeredAt = answer === null ? null : new Date(createdAt.getTime() + DAY_MS / 2);
    const dueDay = answerDueDay(createdAt);
    return askerId ? [{ programmeId, askerId, text, answer, answeredAt, dueDay, createdAt }] : [];
  });
  await tx.insert(programmeQuestions).values(rules);
  await tx.insert(programmeQuestions).values(asked);
}
