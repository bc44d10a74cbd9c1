import { z } from 'zod';
import { TEST_LIMITS } from '@/lib/domain/test-authoring';

const { multiplier } = TEST_LIMITS;
const text = (most: number) => z.string().max(most, `Не длиннее ${String(most)} знаков.`);
const whole = (most: number) =>
  z
    .string()
    .refine((typed) => /^\d*$/.test(typed.trim()), 'Нужно целое число.')
    .refine((typed) => Number(typed) <= most, `Не больше ${String(most)}.`);

const day = z
  .string()
  .refine((typed) => typed === '' || /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed), 'Допишите дату и время.');

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

/** What a test that is being written can be told before it is sent; what publishing asks for comes from the services. */
export const testForm = z
  .looseObject({
    title: text(TEST_LIMITS.title).trim().min(1, 'Нужно название.'),
    description: text(TEST_LIMITS.description),
    markId: z.string().min(1, 'Выберите бренд.'),
    startDate: day,
    endDate: day,
    availableErrorsCount: whole(TEST_LIMITS.questions),
    countPoints: whole(TEST_LIMITS.testPoints),
    pointsMultiplier: factor,
    questions: z.array(question),
  })
  .refine(({ startDate, endDate }) => !startDate || !endDate || startDate < endDate, {
    path: ['endDate'],
    message: 'Окончание раньше начала.',
  });
