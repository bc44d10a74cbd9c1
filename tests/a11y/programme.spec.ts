import { mergeTests } from '@playwright/test';
import { attempts, testRevisions } from '@/backend/db/schema/tests';
import { programmeQuestions } from '@/backend/db/schema/programme';
import { test as inProgramme, type ProgrammeWorld } from '../e2e/programme-fixtures';
import { contrastInTheDark, expect, test as everyWidth, WIDTHS } from './every-width';

const test = mergeTests(everyWidth, inProgramme);
test.setTimeout(300_000);

const HOME = '/education-programme2025';
const IN_DAYS = (days: number) => new Date(Date.now() + days * 864e5);

/** A month with each of its steps, rules, a question of the person and a test that somebody has sent. */
async function givenAll({ db, given, programme, month }: ProgrammeWorld, askerId: string) {
  const own = { programmeMonthId: (await month()).id };
  const video = await programme.video({ ...own, title: 'Как наносить крем' });
  const article = await programme.article({ ...own, title: 'Барьер кожи зимой' });
  const made = await programme.test({ ...own, title: 'Тест месяца', endDate: IN_DAYS(2), pays: [10, 20] });
  const programmeId = await programme.programmeId();
  const dueDay = IN_DAYS(1).toISOString().slice(0, 10);
  const asked = { programmeId, dueDay, text: 'Когда начислят баллы за видео?' };
  await db.insert(programmeQuestions).values([
    { ...asked, askerId },
    { ...asked, text: 'Сколько баллов можно набрать?', answer: 'Не больше 500.', isFaq: true },
  ]);
  const revisions = await db.select().from(testRevisions);
  const revisionId = revisions.find(({ testId }) => testId === made.id)?.id ?? '';
  const sender = await given.user();
  const result = {
    correctAnswersCount: 1,
    questionsCount: 2,
    points: 10,
    passed: true,
    repeatDatetime: null,
  };
  await db.insert(attempts).values({
    ...{ userId: sender.id, testId: made.id, revisionId, answers: made.answers(1), result },
    submittedAt: new Date(),
  });
  return { video, article, test: made };
}

test('axe finds nothing on the pages of the programme, at any width, light and dark', async ({
  page,
  world,
  signInAs,
  newDevice,
  atEveryWidth,
  expectFailure,
}) => {
  // nobody has a clip to show: the page is looked at, not the film
  expectFailure(/video\.mp4/);
  const person = await world.given.user();
  const { video, article, test: made } = await givenAll(world, person.id);
  const look = async (where: typeof page, path: string) => {
    await test.step(path, async () => {
      await where.setViewportSize({ width: WIDTHS[0] ?? 390, height: 900 });
      await where.emulateMedia({ reducedMotion: 'reduce' });
      await where.goto(world.portal + path);
      await expect(where.getByRole('heading', { level: 1 })).toBeVisible();
      await atEveryWidth(where);
      await contrastInTheDark(where);
    });
  };
  await signInAs(person);
  const own = [
    HOME,
    `${HOME}?article=${article.id}`,
    `${HOME}/videos/${video.id}`,
    `${HOME}/tests/${made.id}`,
    `${HOME}/error?code=invalid-region`,
  ];
  for (const path of own) await look(page, path);

  const device = await newDevice();
  await signInAs(await world.given.user({ roles: ['admin'] }), device);
  const staff = await device.newPage();
  const authors = `${HOME}/tests/${made.id}`;
  const ofStaff = [
    `${HOME}/tests`,
    `${HOME}/tests/new/edit`,
    `${authors}/edit`,
    `${authors}/preview`,
    `${authors}/results`,
    `${authors}/results?tab=questions`,
    `${authors}/results?tab=attempts`,
    `${HOME}/uploads`,
    '/lk/manage-points/programme',
  ];
  for (const path of ofStaff) await look(staff, path);
});

test('axe finds nothing where the programme is over', async ({ page, world, signInAs, atEveryWidth }) => {
  const portal = await world.finished();
  await signInAs(await world.given.user());
  await page.goto(portal + HOME);
  await expect(page).toHaveURL(new RegExp(`${HOME}/error\\?code=invalid-date$`));
  await atEveryWidth();
  await contrastInTheDark(page);
});
