import * as path from '../routes/path';

/**
 * What stands where the services have nothing for a person yet (specification, section 3): general, true for anyone,
 * and marked as an example where it could be taken for one's own.
 */
export const SAMPLE_CERTIFICATE = {
  title: 'Уход за чувствительной кожей',
  text: 'Ответьте верно на 80 % вопросов любого теста, и здесь появится ваш сертификат: его можно скачать и показать.',
} as const;

/** The basic course, true for anyone: the four kinds of steps and where there are such. */
export const SAMPLE_COURSE = [
  { title: 'Прочитайте статью', text: 'Пять минут о коже и составах', href: path.news() },
  { title: 'Посмотрите видео', text: 'Короткий разбор вопроса покупателя', href: path.videos() },
  { title: 'Пройдите модуль', text: 'Задания на примерах из аптеки', href: path.interactive() },
  { title: 'Сдайте тест', text: 'Баллы придут сразу', href: `${path.learnings()}?type=test` },
] as const;

/** `hasGifts`: the chain of the person may order them. */
export const sampleMessage = (hasGifts: boolean) => ({
  title: 'Добро пожаловать на портал',
  text: `Читайте статьи, смотрите видео и проходите тесты: баллы приходят сразу${hasGifts ? ', а на них можно заказать подарки' : ''}. Сюда будут приходить сообщения редакции.`,
});
