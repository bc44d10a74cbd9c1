import { expect, test } from './fixtures';
import { givenCourse } from './given-course';
import { frameOf, saved } from './module-hands';

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

test('a course has its address and its data of the manifest, and does not pass below its least score', async ({
  page,
  signInAs,
  given,
  database: { db },
}) => {
  const course = code(`API.LMSInitialize('');
    const read = (name) => API.LMSGetValue('cmi.' + name);
    document.body.append([location.search, read('launch_data'), read('student_data.mastery_score'),
      read('core.student_name'), read('core.entry')].join(' / '));
    const button = document.createElement('button');
    button.textContent = 'Сдать';
    document.body.append(button);
    button.onclick = () => {
      API.LMSSetValue('cmi.core.score.raw', button.dataset.raw || '10');
      API.LMSSetValue('cmi.core.lesson_status', 'completed');
      API.LMSCommit('');
      button.textContent = 'Сдать снова';
      button.dataset.raw = '90';
    };`);
  const item = '<adlcp:datafromlms>урок 7</adlcp:datafromlms><adlcp:masteryscore>80</adlcp:masteryscore>';
  const address = await givenCourse(db, given, { page: course, item, href: 'index.html?lesson=7' });
  await signInAs(await given.user({ firstName: 'Вероника', lastName: 'Тайная' }));
  await page.goto(address);
  const frame = frameOf(page);
  await expect(frame.getByText('?lesson=7 / урок 7 / 80 / Слушатель / ab-initio')).toBeVisible();
  await frame.getByRole('button', { name: 'Сдать', exact: true }).click();
  // what is kept of it comes later than its end would
  await saved(page);
  await expect(page.getByRole('heading', { name: 'Модуль пройден' })).toBeHidden();
  await frame.getByRole('button', { name: 'Сдать снова' }).click();
  await expect(page.getByText('Начислено 100 баллов')).toBeVisible();
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
