import { z } from 'zod';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';
import { beforeItsEnd, day, text, whole } from './authored-fields';

const { multiplier } = TEST_LIMITS;
const factor = z.string().refine(
  (typed) => {
    const value = typed.trim() === '' ? NaN : Number(typed.trim().replace(',', '.'));
    return value >= multiplier.least && value <= multiplier.most;
  },
  `От ${String(multiplier.least).replace('.', ',')} до ${String(multiplier.most)}.`,
);

const option = z.looseObject({
  text: text(TEST_LIMITS.option),
  explanation: text(TEST_LIMITS.explanation),
  countPoints: whole(TEST_LIMITS.optionPoints),
});
const question = z.looseObject({
  text: text(TEST_LIMITS.question),
  explanation: text(TEST_LIMITS.explanation),
  options: z.array(option),
});

const fields = z.looseObject({
  title: text(TEST_LIMITS.title).trim().min(1, 'Нужно название.'),
  description: text(TEST_LIMITS.description),
  markId: z.string().min(1, 'Выберите бренд.'),
  dueAt: day,
  startDate: day,
  endDate: day,
  availableErrorsCount: whole(TEST_LIMITS.questions),
  countPoints: whole(TEST_LIMITS.testPoints),
  pointsMultiplier: factor,
  questions: z.array(question),
});

/** Checks of a test's form before it is sent; the services check what publishing requires. */
export const testForm = beforeItsEnd(fields);

/** Form of a programme's test: it needs a month from the first draft on. */
export const programmeTestForm = beforeItsEnd(fields.extend({ month: z.string().min(1, 'Выберите месяц.') }));
