import { expect } from './fixtures';
import { test } from './given-course';
import { press, saved } from './module-hands';

const code = (work: string) => `<script>addEventListener('load', () => { ${work} })</script>`;

test('a course that is done before it has a score is paid by the score', async ({ page, openCourse }) => {
  const course = code(`API.LMSInitialize('');
    API.LMSSetValue('cmi.core.lesson_status', 'completed');
    API.LMSCommit('');
    setTimeout(() => {
      API.LMSSetValue('cmi.core.score.raw', '10');
      API.LMSFinish('');
      document.body.append('Конец');
    }, 1500);`);
  const frame = await openCourse({ page: course });
  await expect(frame.getByText('Конец')).toBeVisible();
  await expect(page.getByText('Начислено 1 балл')).toBeVisible();
});

test('a course has its address and its data of the manifest, and does not pass below its least score', async ({
  page,
  openCourse,
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
  const frame = await openCourse(
    { page: course, item, href: 'index.html?lesson=7' },
    { firstName: 'Вероника', lastName: 'Тайная' },
  );
  await expect(frame.getByText('?lesson=7 / урок 7 / 80 / Слушатель / ab-initio')).toBeVisible();
  await press(frame.getByRole('button', { name: 'Сдать', exact: true }));
  // what is kept of it comes later than its end would
  await saved(page);
  await expect(page.getByRole('heading', { name: 'Модуль пройден' })).toBeHidden();
  await press(frame.getByRole('button', { name: 'Сдать снова' }));
  await expect(page.getByText('Начислено 100 баллов')).toBeVisible();
});

test('a course that never has one is paid as one done well', async ({ page, openCourse }) => {
  const course = code(`API.LMSInitialize('');
    API.LMSSetValue('cmi.core.lesson_status', 'completed');
    API.LMSCommit('');`);
  await openCourse({ page: course });
  await expect(page.getByText('Начислено 100 баллов')).toBeVisible();
});

for (const [what, css] of [
  ['the frame’s height and margins', 'body { min-height: 100vh }'],
  ['more than the frame’s height', 'body { min-height: 110vh; margin: 0 }'],
  ['the height of a frame-high page', 'html, body { height: 100% }'],
] as const) {
  test(`a course of ${what} keeps its height, and grows by what it shows`, async ({ page, openCourse }) => {
    const course =
      code(`const later = (words, ms) => setTimeout(() => document.body.insertAdjacentHTML('beforeend', \`<p>\${words}</p>\`), ms);
      later('Две секунды', 2000);
      addEventListener('click', () => {
        document.body.insertAdjacentHTML('beforeend', '<div style="height: 3000px">Дальше</div>');
        later('Ещё две секунды', 2000);
      });`);
    const frame = await openCourse({ page: `<style>${css}</style><button>Ещё</button>${course}` });
    const height = () => page.locator('iframe').evaluate((element) => element.clientHeight);
    await expect(frame.getByRole('button')).toBeVisible();
    const began = await height();
    await expect(frame.getByText('Две секунды', { exact: true })).toBeVisible();
    expect(await height()).toBeLessThan(began * 1.4);
    await press(frame.getByRole('button'));
    await expect(frame.getByText('Ещё две секунды')).toBeVisible();
    expect(await height()).toBeGreaterThan(3000);
    expect(await height()).toBeLessThan(5500);
  });
}
