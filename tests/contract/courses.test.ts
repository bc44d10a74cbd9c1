import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCourse } from '@/api/courses/endpoints';
import { courses, courseSteps } from '@/backend/db/schema/academy';
import { learningProgress } from '@/backend/db/schema/learning';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique } from '../helpers/given';
import { givenLearning, type GivenLearning } from '../helpers/given-learning';

let backend: TestBackend;
let given: GivenLearning;

beforeAll(async () => {
  backend = await startTestBackend({ env: { ENABLED_FEATURES: 'course-expert' } });
  given = givenLearning(backend);
});
afterAll(() => backend.close());

async function aCourse() {
  const slug = unique('course');
  const [row] = await backend.db.insert(courses).values({ slug, title: 'Эксперт' }).returning();
  const courseId = row?.id ?? '';
  const [article, video, last] = [await given.article(), await given.video(), await given.test()];
  const draft = await given.article({ status: 0 });
  await backend.db.insert(courseSteps).values([
    { courseId, slug: 'step-1', title: 'Проверка', testId: last.id },
    { courseId, slug: 'step-4', title: 'Видео', articleId: video.id },
    { courseId, slug: 'step-2', title: 'Статья', articleId: article.id },
    { courseId, slug: 'step-3', title: 'Черновик', articleId: draft.id },
  ]);
  return { slug, article, video, last };
}

test('without a session 401; a course that is not there 404', async () => {
  const { slug } = await aCourse();
  expect((await backend.call(getCourse, { params: { slug } })).status).toBe(401);
  const params = { slug: 'no-such-course' };
  expect((await backend.call(getCourse, { as: await backend.as(), params })).status).toBe(404);
});

test('steps by slug, the test last, drafts left out, with the viewer’s own progress', async () => {
  const { slug, article, last } = await aCourse();
  const [anna, other] = [await backend.as(), await backend.as()];
  await backend.db.insert(learningProgress).values({
    userId: anna.id,
    itemId: last.itemId,
    finishedAt: new Date(),
    lastAccrualPointsAt: new Date(),
  });
  const { lessons } = (await backend.call(getCourse, { as: anna, params: { slug } })).value;
  expect(lessons.map(({ number, title, type }) => [number, title, type])).toEqual([
    [1, 'Статья', 'article'],
    [2, 'Видео', 'video'],
    [3, 'Проверка', 'test'],
  ]);
  expect(lessons[0]).toMatchObject({ modelId: article.id, slug: article.slug, finished: false });
  expect(lessons[2]).toMatchObject({ modelId: last.id, slug: '', finished: true });
  const theirs = (await backend.call(getCourse, { as: other, params: { slug } })).value;
  expect(theirs.lessons.some(({ finished }) => finished)).toBe(false);
});
