import { placeWords, type TrainingFacts } from '../training-words';
import { wholeClocksWords } from './clock-words';
import type { MessageTarget } from './audience';

export interface LetterTemplate {
  key: string;
  /** Label of the template's button. */
  title: string;
  /** Recipients that the text is written for; other recipients may be chosen. */
  to: MessageTarget;
  text: string;
}

type Facts = Pick<TrainingFacts, 'topic' | 'slot' | 'localSlot' | 'type' | 'city' | 'address'>;

function before(facts: Facts): LetterTemplate[] {
  const what = `«${facts.topic}»`;
  const when = wholeClocksWords(facts);
  const isHall = facts.type === 'offline';
  const where = placeWords(facts);
  const reminder = isHall
    ? `Напоминаем: тренинг ${what} — ${when}. Ждём вас по адресу: ${where}.`
    : `Напоминаем: вебинар ${what} — ${when}. Ссылка на него — в вашей записи.`;
  const prepare = isHall
    ? `До встречи на тренинге ${what}, ${when}. Приходите за 15 минут до начала: ${where}. На входе покажите код вашей записи — он открывается и без интернета. Возьмите ручку и пару случаев из практики.`
    : `До встречи на вебинаре ${what}, ${when}. За десять минут до начала откройте свою запись и нажмите «Подключиться». Вопрос ведущему можно задать там же.`;
  return [
    {
      ...{ key: 'reminder', title: 'Напомнить', to: 'registered' },
      text: `${reminder} Не сможете — отмените запись: место получит тот, кто ждёт в очереди.`,
    },
    {
      ...{ key: 'prepare', title: isHall ? 'Как прийти' : 'Как подключиться', to: 'registered' },
      text: prepare,
    },
    {
      ...{ key: 'delay', title: 'Начнём позже', to: 'registered' },
      text: `${isHall ? 'Тренинг' : 'Вебинар'} ${what} начнётся на 15 минут позже. Извините за ожидание: дождитесь нас, программа останется полной.`,
    },
    {
      ...{ key: 'waiting', title: 'Тем, кто ждёт', to: 'waiting' },
      text: `Вы в листе ожидания: ${what}, ${when}. Если место освободится, портал запишет вас сам и сразу сообщит. Чтобы не ждать, выберите другую дату этой темы в расписании.`,
    },
  ];
}

function after(facts: Facts): LetterTemplate[] {
  const what = `«${facts.topic}»`;
  const kind = facts.type === 'offline' ? 'тренинг' : 'вебинар';
  return [
    {
      ...{ key: 'thanks', title: 'Поблагодарить', to: 'visited' },
      text: `Спасибо, что были на встрече ${what}! Материалы по теме — в разделе «Обучение». Напишите, что получилось применить у прилавка: разберём на следующей встрече.`,
    },
    {
      ...{ key: 'missed', title: 'Позвать ещё раз', to: 'missed' },
      text: `Жаль, что не получилось встретиться: ${kind} ${what}, ${wholeClocksWords(facts)}. Выберите другую дату: ссылка в этом сообщении ведёт на даты темы в расписании.`,
    },
    {
      ...{ key: 'materials', title: 'Прислать материалы', to: 'registered' },
      text: `Материалы по теме ${what} — в разделе «Обучение». Остались вопросы? Задайте их эксперту на странице «Спросить эксперта».`,
    },
  ];
}

/**
 * Message templates of a leader for people of a training, with its topic and, where needed, time and place. Guests have
 * no account: «ваша запись» is the link of their letter.
 */
export const letterTemplates = (facts: Facts, isOver: boolean): LetterTemplate[] =>
  isOver ? after(facts) : before(facts);
