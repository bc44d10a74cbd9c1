/** Texts of refusals, exactly as in the specification (section 8): «отчет» has no ё there. */
export const REFUSAL_WORDS = {
  slotMissing: 'Выбранный слот расписания не найден.',
  topicMissing: 'Выбранный тренинг не найден.',
  visitsUnavailable: 'Управление посещениями недоступно.',
  reportNotSaved: 'Отчет зарегистрированных фармацевтов не сохранен.',
  downloadFailed: 'При выгрузке отчета произошла ошибка.',
  fileMissing: 'Необходимо приложить файл с отчетом.',
  importFailed: 'Не удалось импортировать отчет.',
  uploadFailed: 'При загрузке отчета произошла ошибка.',
  notRemoved: 'Не получилось удалить запись фармацевта.',
  alreadyVisited: 'Фармацевт уже был отмечен.',
  visitNotRecorded: 'Не получилось записать посещение фармацевта.',
  /** Failure of any other request. */
  notSent: 'При отправке данных произошла ошибка!',
} as const;
