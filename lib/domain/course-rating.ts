/** Ratings of a month of study, the lowest first. */
export const COURSE_RATINGS = [1, 2, 3, 4, 5] as const;
export type CourseRating = (typeof COURSE_RATINGS)[number];

export const COURSE_RATING_WORDS: Readonly<Record<CourseRating, string>> = {
  1: 'Очень плохо',
  2: 'Плохо',
  3: 'Нормально',
  4: 'Хорошо',
  5: 'Отлично',
};

export const COURSE_COMMENT = 500;
