import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { unique } from '../helpers/given';
import { expect, test } from './fixtures';

/** A run waits for those of others that were begun before it. */
const RUN = { timeout: 30_000 };

const csv = (name: string, rows: readonly string[]) => ({
  name,
  mimeType: 'text/csv',
  buffer: Buffer.from(`\ufeff${['Термин;Определение;Опубликовано', ...rows].join('\r\n')}\r\n`),
});

test('words from a table: a wrong cell is named, mended, loaded, and taken back', async ({
  page,
  signInAs,
  given,
  expectAccessible,
  expectFailure,
}) => {
  test.setTimeout(120_000);
  // the picture is refused
  expectFailure(/422/);
  const stem = unique('Слово');
  await signInAs(await given.user({ roles: ['admin'] }));
  await page.goto('/');
  await page.locator('summary', { hasText: 'Меню профиля' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Слова глоссария' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Загрузка слов глоссария');
  await expectAccessible();
  const next = page.getByRole('button', { name: 'Дальше' });

  // a picture under the name of a table
  const png = {
    name: 'Слова.xlsx',
    mimeType: 'image/png',
    buffer: Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]),
  };
  await page.getByLabel('Таблица').setInputFiles(png);
  await next.click();
  await expect(page.getByText(/Это не таблица/)).toBeVisible();

  await page
    .getByLabel('Таблица')
    .setInputFiles(csv(`${stem}.csv`, [`${stem} один;Текст;да`, `${stem} два;;может`]));
  await next.click();
  await expect(page.getByLabel('Слово', { exact: true })).toHaveValue('0');
  await expectAccessible();
  await page.reload();
  await expect(page.getByLabel('Определение', { exact: true })).toHaveValue('1');
  await page.getByRole('button', { name: 'Проверить' }).click();
  await expect(page.getByText('Нужно исправить 1 строку из 2')).toBeVisible(RUN);
  const wrong = page
    .getByRole('table', { name: 'Строки файла' })
    .getByRole('row')
    .filter({ hasText: 'Исправить' });
  await expect(wrong).toContainText('Заполните «Определение».');
  await expect(wrong).toContainText('Напишите «да» или «нет».');
  await expectAccessible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: /Скачать неверные строки/ }).click(),
  ]);
  const records = parse(readFileSync(await file.path()), { bom: true, delimiter: ';' });
  expect(records.map((row) => row[0])).toEqual(['Слово', `${stem} два`]);

  await page.getByRole('link', { name: 'Другой файл' }).click();
  await page
    .getByLabel('Таблица')
    .setInputFiles(csv(`${stem} 2.csv`, [`${stem} один;Текст;да`, `${stem} два;Текст;нет`]));
  await next.click();
  await page.getByRole('button', { name: 'Проверить' }).click();
  await page.getByRole('button', { name: 'Загрузить 2 строки' }).click();
  await expect(page.getByText('Загружено: 2 строки.')).toBeVisible(RUN);
  await page.goto(`/glossary?search=${encodeURIComponent(stem)}`);
  await expect(page.getByText(`${stem} один`).first()).toBeVisible();
  await expect(page.getByText(`${stem} два`)).toHaveCount(0);

  await page.goBack();
  await page.getByRole('button', { name: 'Отменить загрузку' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Отменить загрузку' }).click();
  await expect(page.getByText('Отменено: 2 строки.')).toBeVisible(RUN);
  await page.goto(`/glossary?search=${encodeURIComponent(stem)}`);
  await expect(page.getByText(`${stem} один`)).toHaveCount(0);
});
