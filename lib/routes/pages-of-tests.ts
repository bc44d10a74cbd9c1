import type { PageFacts } from './page-facts';

const toLearnings = { redirect: '/lk/learnings' };

/** Tests and surveys: taking them, and writing them. */
export const TEST_PAGES = {
  tests: {
    path: '/lk/tests',
    title: 'Тесты',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
    tools: {
      group: 'Материалы',
      icon: 'pencil',
      text: 'Вопросы, сроки и публикация тестов.',
      badge: 'tests',
    },
  },
  test: { path: '/lk/tests/[id]', title: 'Тест', layout: 'default', often: true },
  testEditor: {
    path: '/lk/tests/[id]/edit',
    title: 'Редактирование теста',
    titleOfNew: 'Новый тест',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  testResults: {
    path: '/lk/tests/[id]/results',
    title: 'Результаты теста',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  testPreview: {
    path: '/lk/tests/[id]/preview',
    title: 'Предпросмотр',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  surveys: {
    path: '/lk/surveys',
    title: 'Опросы',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
    tools: { group: 'Материалы', icon: 'doc', text: 'Вопросы и сроки опросов.' },
  },
  survey: { path: '/lk/surveys/[id]', title: 'Опрос', layout: 'default' },
  surveyEditor: {
    path: '/lk/surveys/[id]/edit',
    title: 'Редактирование опроса',
    titleOfNew: 'Новый опрос',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  surveyResults: {
    path: '/lk/surveys/[id]/results',
    title: 'Результаты опроса',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
  surveyPreview: {
    path: '/lk/surveys/[id]/preview',
    title: 'Предпросмотр',
    layout: 'default',
    needs: 'tests.edit',
    otherwise: toLearnings,
  },
} as const satisfies Record<string, PageFacts>;
