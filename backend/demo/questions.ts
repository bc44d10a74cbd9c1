import { shortWords } from '@/lib/domain/notification-words';
import { answerDueDay } from '@/lib/domain/working-days';
import { formatDate } from '@/lib/format/date';
import type { faqQuestions } from '../db/schema/questions';
import { counter } from './bulk';
import { plusMinutes, type Calendar } from './calendar';
import { Chance } from './chance';
import type { QuestionContent } from './content-academy';
import type { SeedNews } from './news';
import type { People } from './people';

type Question = typeof faqQuestions.$inferInsert & {
  id: string;
  createdAt: Date;
  askerId: string;
  dueDay: string;
};

const PAGE = '/academy/ask-question';

interface Setting {
  calendar: Calendar;
  people: People;
  expertIds: ReadonlyMap<string, string>;
  /** The person who receives questions without a recipient. */
  dispatcherId: string;
}

function rowOf(
  content: QuestionContent,
  at: number,
  { calendar, people, expertIds }: Setting,
  id: string,
): Question {
  const chance = new Chance(`question-${at}`);
  const clock = `${chance.whole(9, 19)}:${String(chance.whole(0, 59)).padStart(2, '0')}`;
  const createdAt = calendar.ago(content.ago, content.at ?? clock);
  const asker = people.pharmacists[content.ask];
  const expert = (slug: string | undefined) => {
    if (slug === undefined) return null;
    const found = expertIds.get(slug);
    if (!found) throw new Error(`A question to ${slug}, who is no expert`);
    return found;
  };
  const answeredAt = content.by ? plusMinutes(createdAt, chance.whole(70, 290)) : null;
  return {
    id,
    askerId: asker?.id ?? '',
    recipientId: expert(content.to),
    text: content.text,
    isActive: !content.private,
    isHidden: content.hidden,
    answer: content.answer ?? null,
    answererId: expert(content.by),
    answeredAt,
    dueDay: answerDueDay(createdAt),
    redirectedTo: content.redirected ?? null,
    redirectedAt: content.redirected ? plusMinutes(createdAt, 95) : null,
    createdAt,
    updatedAt: answeredAt ?? createdAt,
  };
}

/** Notification of the asker or of the person who is to answer; old ones are read. */
function newsOf(question: Question, { calendar, dispatcherId }: Setting): SeedNews {
  const { answeredAt, recipientId, text } = question;
  const at = answeredAt ?? question.createdAt;
  const old = calendar.today.getTime() - at.getTime() > 4 * 864e5;
  return {
    userId: answeredAt ? question.askerId : (recipientId ?? dispatcherId),
    kind: answeredAt ? 'question-answered' : 'question-new',
    data: answeredAt
      ? {
          title: 'Эксперт ответил на ваш вопрос',
          text: shortWords(text),
          link: `${PAGE}?tab=my#question-${question.id}`,
        }
      : {
          title: recipientId ? 'Вам задали вопрос' : 'Новый вопрос экспертам',
          text: `${shortWords(text)} Ответ нужен до конца дня ${formatDate(question.dueDay)}.`,
          link: `${PAGE}?tab=answer#question-${question.id}`,
        },
    readAt: old ? plusMinutes(at, 200) : null,
    key: null,
    createdAt: at,
  };
}

/** Questions, oldest first, with the notifications they brought. */
export function makeQuestions(contents: readonly QuestionContent[], setting: Setting) {
  const questionId = counter();
  const oldestFirst = contents
    .map((content, at) => ({ content, at, on: rowOf(content, at, setting, '').createdAt }))
    .sort((left, right) => left.on.getTime() - right.on.getTime());
  const questions = oldestFirst.map(({ content, at }) => rowOf(content, at, setting, questionId()));
  return { questions, news: questions.map((question) => newsOf(question, setting)) };
}
