import * as path from '../routes/path';

/**
 * Samples shown where a person has no data yet (specification, section 3): general, true for anyone, and marked as an
 * example where they could be taken for the person's own data.
 */
export const SAMPLE_CERTIFICATE = {
  title: 'Уход за чувствительной кожей',
  text: 'Ответьте верно на 80 % вопросов любого теста, и здесь появится ваш сертификат: его можно скачать и показать.',
} as const;

/** Steps of the basic course, true for anyone: four kinds of steps with links to their lists. */
export const SAMPLE_COURSE = [
  { title: 'Прочитайте статью', text: 'Пять минут о коже и составах', href: path.news() },
  { title: 'Посмотрите видео', text: 'Короткий разбор вопроса покупателя', href: path.videos() },
  { title: 'Пройдите модуль', text: 'Задания на примерах из аптеки', href: path.interactive() },
  { title: 'Сдайте тест', text: 'Баллы придут сразу', href: `${path.learnings()}?type=test` },
] as const;

/** `hasGifts`: the person's chain may order gifts. */
export const sampleMessage = (hasGifts: boolean) => ({
  title: 'Добро пожаловать на портал',
  text: `Читайте статьи, смотрите видео и проходите тесты: баллы приходят сразу${hasGifts ? ', а на них можно заказать подарки' : ''}. Сюда будут приходить сообщения редакции.`,
});
