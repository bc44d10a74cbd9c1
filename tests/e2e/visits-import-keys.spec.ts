import { readFile } from 'node:fs/promises';
import { unique } from '../helpers/given';
import { byKeyboard, keepsFocus, reach } from './hands';
import { expect, test } from './training-fixtures';

test.setTimeout(120_000);

/** «да» for everybody, as in a sheet; the cell of the last one is slipped in. */
function filledIn(report: string, slip: string): string {
  const [head = '', ...rows] = report.trimEnd().split('\r\n');
  const at = head.split(';').indexOf('Посещение');
  const fill = (row: string, value: string) =>
    row
      .split(';')
      .map((cell, column) => (column === at ? value : cell))
      .join(';');
  return [head, ...rows.map((row, index) => fill(row, index === rows.length - 1 ? slip : 'да'))].join('\r\n');
}

test('with the keyboard alone: a trainer takes the report out from home, fills it in, checks it and marks the visits', async ({
  page,
  given,
  trained,
  becomes,
}) => {
  const topic = unique('Отчёт');
  const trainer = await given.user({ roles: ['trainer'] });
  const topicId = await trained.topic({ name: topic });
  const { id } = await trained.training({ topicId, leaderId: trainer.id, inDays: -2 });
  const names = [unique('Агатова'), unique('Бирюкова'), unique('Ветрова')];
  for (const lastName of names) await trained.seat((await given.user({ lastName })).id, id);
  // the browser's own window for files never opens, from the first press on
  page.on('filechooser', () => undefined);
  await becomes(trainer);
  await page.goto('/');
  const { use, choose } = byKeyboard(page);
  const main = page.getByRole('main');

  await use(main.getByRole('link', { name: /Темы, расписание и записавшиеся/ }));
  await use(main.getByRole('link', { name: 'Выгрузить отчёт' }));
  await choose(page.getByLabel('Тема', { exact: true }), topic);
  await use(main.getByRole('button', { name: 'Показать' }));
  await expect(page.getByText(/Будет выгружено: 3\sзаписи/)).toBeVisible();
  await use(main.getByRole('button', { name: 'Выгрузить', exact: true }));
  await use(main.getByRole('button', { name: 'CSV' }));
  const made = main.getByRole('link', { name: /Скачать файл/ });
  await expect(made).toBeVisible();
  await keepsFocus(page);
  await reach(page, made);
  const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
  const report = await readFile(await saved.path(), 'utf8');
  const file = (slip: string) => ({
    ...{ name: saved.suggestedFilename(), mimeType: 'text/csv' },
    buffer: Buffer.from(filledIn(report, slip)),
  });

  async function upload(slip: string): Promise<void> {
    await reach(page, page.getByLabel('Таблица'));
    const asked = page.waitForEvent('filechooser');
    await page.keyboard.press('Space');
    await (await asked).setFiles(file(slip));
    await use(page.getByRole('button', { name: 'Дальше' }));
    const check = page.getByRole('button', { name: 'Проверить' });
    await expect(check).toBeVisible();
    await keepsFocus(page);
    await use(check);
  }
  await use(main.getByRole('link', { name: 'Загрузить отчёт' }));
  await upload('может быть');
  await expect(page.getByText('Нужно исправить 1 строку из 3')).toBeVisible();
  await keepsFocus(page);
  expect(await trained.visited(id)).toBe(0);
  await use(page.getByRole('button', { name: /Загрузить только верные/ }));
  await expect(page.getByText('Загружено: 2 строки')).toBeVisible();
  await keepsFocus(page);
  expect(await trained.visited(id)).toBe(2);

  // mended and sent once more: who has come stays, the last one joins them
  await use(main.getByRole('link', { name: 'Другой файл' }));
  await upload('да');
  await use(page.getByRole('button', { name: /Загрузить 1\sстроку/ }));
  await expect(page.getByText('Загружено: 1 строка')).toBeVisible();
  expect(await trained.visited(id)).toBe(3);
});
