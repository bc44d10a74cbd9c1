import { HOUR_MS } from '@/lib/domain/moscow';
import { unique } from '../helpers/given';
import { atEveryWidth, expect, test } from './training-fixtures';

/** More than a page of the list holds. */
const HALL = 120;

test('the registration sheet of a large hall names everybody on A4, with a code of the page of visits', async ({
  page,
  given,
  trained,
  becomes,
  expectAccessible,
}) => {
  const expert = await given.user({ roles: ['expert'] });
  const { id } = await trained.training({
    ...{ leaderId: expert.id, capacity: HALL, startsAt: new Date(Date.now() + HOUR_MS / 2) },
    ...{ city: unique('Владивосток'), zone: 'Asia/Vladivostok' },
  });
  for (let number = 0; number < HALL; number += 1) {
    await trained.seat((await given.user({ lastName: unique('Листова') })).id, id);
  }
  await becomes(expert);
  await page.goto(`/lk/trainings/pharmacist-visit?training=${id}&search=Листова&page=2`);
  await page.getByRole('link', { name: 'Лист регистрации' }).click();
  const table = page.getByRole('table', { name: /Лист регистрации/ });
  const rows = table.getByRole('row').filter({ hasText: 'Листова' });
  await expect(rows).toHaveCount(HALL);
  await expect(page).toHaveURL(`/lk/trainings/pharmacist-visit?training=${id}&sheet=1`);
  await atEveryWidth(page, expectAccessible);

  await page.emulateMedia({ media: 'print' });
  await expect(rows.filter({ visible: true })).toHaveCount(HALL);
  await expect(rows.last()).toContainText(String(HALL));
  await expect(page.getByRole('img', { name: 'Код страницы визитов' })).toBeVisible();
  await expect(page.getByText(/^Местное время: .*МСК\+7\)$/)).toBeVisible();
  await expect(table.getByRole('columnheader', { name: 'Подпись' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(table.locator('thead')).toHaveCSS('display', 'table-header-group');
  await expect(rows.first()).toHaveCSS('break-inside', 'avoid');

  // the sheets are A4 whatever the reader's own paper is, 210 by 297 mm in points
  const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'Letter' })).toString('latin1');
  const sheets = [...pdf.matchAll(/\/MediaBox\s*\[0 0 (\d+)[.\d]* (\d+)[.\d]*\]/g)];
  expect(sheets.length).toBeGreaterThan(3);
  for (const [, width, height] of sheets) expect([width, height]).toEqual(['594', '841']);
});
