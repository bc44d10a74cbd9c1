import { expect, test } from './fixtures';
import { givenCourse } from './given-course';
import { frameOf } from './module-hands';

const code = (work: string) => `<script>addEventListener('load', () => { ${work} })</script>`;

test('a course that is done before it has a score is paid by the score', async ({
  page,
  signInAs,
  given,
  database: { db },
}) => {
  const course = code(`API.LMSInitialize('');
    API.LMSSetValue('cmi.core.lesson_status', 'completed');
    API.LMSCommit('');
    setTimeout(() => {
      API.LMSSetValue('cmi.core.score.raw', '10');
      API.LMSFinish('');
      document.body.append('Конец');
    }, 1500);`);
  const address = await givenCourse(db, given, { page: course });
  await signInAs(await given.user());
  await page.goto(address);
  await expect(frameOf(page).getByText('Конец')).toBeVisible();
  await expect(page.getByText('Начислено 1 балл')).toBeVisible();
});

test('a course that never has one is paid as one done well', async ({
  page,
  signInAs,
  given,
  database: { db },
}) => {
  const course = code(`API.LMSInitialize('');
    API.LMSSetValue('cmi.core.lesson_status', 'completed');
    API.LMSCommit('');`);
  const address = await givenCourse(db, given, { page: course });
  await signInAs(await given.user());
  await page.goto(address);
  await expect(page.getByText('Начислено 100 баллов')).toBeVisible();
});
