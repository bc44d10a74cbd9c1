import type { PageFacts } from './page-facts';

/** Programme slug: the `{token}` of the specification's route list. */
export const PROGRAMME = 'education-programme2025';
const HOME = `/${PROGRAMME}` as const;
const toHome = { redirect: HOME };

/** Pages of the education programme; after its finish all but `error` lead there. */
export const PROGRAMME_PAGES = {
  programme: { path: HOME, title: 'Главная', layout: 'motivation' },
  programmeError: { path: `${HOME}/error`, title: 'Программа недоступна', layout: 'motivation' },
  programmeTests: {
    path: `${HOME}/tests`,
    title: 'Тесты',
    layout: 'motivation',
    needs: 'tests.edit',
    otherwise: toHome,
  },
  programmeTest: { path: `${HOME}/tests/[id]`, title: 'Тест', layout: 'motivation' },
  programmeTestEditor: {
    path: `${HOME}/tests/[id]/edit`,
    title: 'Редактирование теста',
    titleOfNew: 'Новый тест',
    layout: 'motivation',
    needs: 'tests.edit',
    otherwise: toHome,
  },
  programmeTestPreview: {
    path: `${HOME}/tests/[id]/preview`,
    title: 'Предпросмотр',
    layout: 'motivation',
    needs: 'tests.edit',
    otherwise: toHome,
  },
  programmeTestResults: {
    path: `${HOME}/tests/[id]/results`,
    title: 'Результаты теста',
    layout: 'motivation',
    needs: 'tests.edit',
    otherwise: toHome,
  },
  programmeVideos: { path: `${HOME}/videos`, title: 'Обучающие видео', layout: 'motivation', leadsTo: HOME },
  programmeVideo: { path: `${HOME}/videos/[id]`, title: 'Видео', layout: 'motivation' },
  programmeUploads: {
    path: `${HOME}/uploads`,
    title: 'Выгрузки',
    layout: 'motivation',
    needs: 'programme.uploads',
    otherwise: toHome,
  },
} as const satisfies Record<string, PageFacts>;
