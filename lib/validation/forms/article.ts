import { z } from 'zod';
import { CHAPTER_TITLE, chapterProblems, clockSeconds, MOST_CHAPTERS } from '@/lib/domain/chapters';
import { day, isPeriod, whole } from './authored-fields';

/** Checks of an article's form before it is sent; the services check the rest (marking, addresses, body). */
export const articleForm = z
  .looseObject({
    title: z.string().trim().min(1, 'Нужно название.').max(255, 'Не длиннее 255 знаков.'),
    subtitle: z.string().max(255, 'Не длиннее 255 знаков.'),
    description: z.string().max(1000, 'Не длиннее 1000 знаков.'),
    brand: z.string().min(1, 'Выберите бренд.'),
    slug: z
      .string()
      .regex(
        /^$|^(?=.*[a-z])[a-z0-9]+(-[a-z0-9]+)*$/,
        'Только строчные латинские буквы, цифры и дефис между ними.',
      )
      .max(100, 'Не длиннее 100 знаков.'),
    points: whole(10_000),
    durationSeconds: whole(86_400),
    chapters: z
      .array(
        z.looseObject({
          startSeconds: z
            .string()
            .refine((text) => clockSeconds(text) !== undefined, 'Как на часах плеера: 1:05.'),
          title: z
            .string()
            .trim()
            .min(1, 'Нужно название главы.')
            .max(CHAPTER_TITLE, `Не длиннее ${String(CHAPTER_TITLE)} знаков.`),
        }),
      )
      .max(MOST_CHAPTERS, `Не больше ${String(MOST_CHAPTERS)} глав.`),
    readMinutes: whole(240),
    publishedAt: day,
    startDate: day,
    endDate: day,
  })
  .refine(isPeriod, { path: ['endDate'], message: 'Окончание раньше начала.' })
  .superRefine(({ chapters, durationSeconds }, ctx) => {
    const starts = chapters.map(({ startSeconds }) => clockSeconds(startSeconds) ?? NaN);
    for (const { at, text } of chapterProblems(starts, Number(durationSeconds)))
      ctx.addIssue({ code: 'custom', path: ['chapters', at, 'startSeconds'], message: text });
  });
