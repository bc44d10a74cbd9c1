import { unique } from '../helpers/given';
import { expect, test } from './training-fixtures';

for (const [role, section] of [
  ['expert', '/lk/trainings/pharmacist-recording'],
  ['support', '/lk/trainings/pharmacist-recording'],
  ['Представитель', '/lk/representative/pharmacist-register/pharmacist-recording'],
] as const) {
  test(`${role} comes from the schedule to the recording of that training`, async ({
    page,
    given,
    trained,
    becomes,
  }) => {
    const name = unique('Для записи');
    const topicId = await trained.topic({ name });
    const { id } = await trained.training({ topicId, capacity: 5, inDays: 2 });
    await becomes(await given.user({ roles: [role] }));
    await page.goto(`/lk/schedule?view=list&topic=${topicId}`);
    const card = page.getByRole('article', { name });
    await expect(card.getByRole('button')).toHaveCount(0);
    await card.getByRole('link', { name: /Записать фармацевта/ }).click();
    await expect(page).toHaveURL(`${section}?training=${id}`);
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  });
}
