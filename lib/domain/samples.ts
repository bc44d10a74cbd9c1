/**
 * What stands where the services have nothing for a person yet (specification, section 3): general, true for anyone,
 * and marked as an example where it could be taken for one's own.
 */
export const SAMPLE_CERTIFICATE = {
  title: 'Уход за чувствительной кожей',
  text: 'Ответьте верно на 80 % вопросов любого теста, и здесь появится ваш сертификат: его можно скачать и показать.',
} as const;

export const SAMPLE_MESSAGE = {
  title: 'Добро пожаловать на портал',
  text: 'Читайте статьи, смотрите видео и проходите тесты: баллы приходят сразу, а на них можно заказать подарки. Сюда будут приходить сообщения редакции.',
} as const;
