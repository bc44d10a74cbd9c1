import type { BrowserContextOptions, Page } from '@playwright/test';
import { eq } from 'drizzle-orm';
import { cities } from '@/backend/db/schema/directory';
import { moscowDay } from '@/lib/domain/moscow';
import { instantsOf } from '@/lib/domain/trainings/zone-clock';
import { shiftDay } from '@/lib/domain/week';
import { unique } from '../helpers/given';
import { startSecondPortal } from './second-portal';
import { expect, test } from './training-fixtures';

let portals: Awaited<ReturnType<typeof startSecondPortal>>[] = [];
test.beforeAll(async () => {
  const secret = { SESSION_SECRET: process.env.E2E_SESSION_SECRET ?? '' };
  portals = await Promise.all(['UTC', 'Asia/Tokyo'].map((TZ) => startSecondPortal({ TZ, ...secret })));
});
test.afterAll(async () => {
  for (const portal of portals) await portal.stop();
});

const BROWSERS: readonly BrowserContextOptions[] = [
  { timezoneId: 'America/New_York' },
  { timezoneId: 'Asia/Kamchatka' },
  { timezoneId: 'Europe/Moscow' },
  // whose clock changes in the night of 29 March and of 25 October
  { timezoneId: 'Europe/Berlin' },
  { timezoneId: 'Asia/Kamchatka', javaScriptEnabled: false },
];
const PATHS = [
  () => '/lk/appointments',
  (topic: string) => `/lk/schedule?view=list&city=all&topic=${topic}`,
  () => '/',
];
/** Of what is read out the dash is a word. */
const MORNING = /03:00[–до\s]+05:00 МСК/;
const DAY = shiftDay(moscowDay(new Date()), 5);

test('every browser and every server tell the same times: Moscow’s, and the place’s and the reader’s beside them', async ({
  given,
  trained,
  deps: { database },
  newDevice,
  signInAs,
  expectFailure,
}) => {
  expectFailure(/_next\/static|\.js csp$|Content Security Policy/); // scripts are announced and never run
  const place = unique('Владивосток');
  const home = unique('Калининград');
  const topicId = await trained.topic({ name: unique('Часы') });
  const zoneOf = (timeZone: string, from: string, to: string) => ({
    startsAt: instantsOf({ day: DAY, from, to }, timeZone).startsAt,
    hours: 2,
  });
  const hall = await trained.training({
    ...{ topicId, city: place, zone: 'Asia/Vladivostok' },
    ...zoneOf('Asia/Vladivostok', '10:00', '12:00'),
  });
  const webinar = await trained.training({
    topicId: await trained.topic({ name: unique('Эфир') }),
    ...zoneOf('Europe/Moscow', '15:00', '17:00'),
  });
  const pharmacy = await given.pharmacy({ city: home });
  await database.db.update(cities).set({ timeZone: 'Europe/Kaliningrad' }).where(eq(cities.name, home));
  const anna = await given.user({ pharmacyId: pharmacy.id });
  for (const { id } of [hall, webinar]) await trained.seat(anna.id, id);

  const told: string[] = [];
  const look = async (page: Page, portal = '') => {
    for (const path of PATHS) {
      await page.goto(`${portal}${path(topicId)}`);
      const main = page.getByRole('main');
      await expect(main.getByText(/МСК/).first()).toBeVisible();
      const lines = (await main.innerText()).replaceAll('\u00a0', ' ').split('\n');
      told.push([path(topicId), ...lines.filter((line) => /\d\d:\d\d/.test(line))].join('\n'));
    }
  };
  for (const options of BROWSERS) {
    const device = await newDevice(options);
    await signInAs(anna, device);
    const page = await device.newPage();
    await look(page);
    if (options === BROWSERS[0]) for (const { url } of portals) await look(page, url);
    await device.close();
  }
  const [booked = '', scheduled = ''] = told;
  expect(booked).toMatch(MORNING);
  expect(booked).toContain(`Местное время: 10:00–12:00 (${place}, МСК+7)`);
  expect(booked).toMatch(/15:00[–до\s]+17:00 МСК[^]*У вас: 14:00–16:00 \(МСК−1\)/);
  expect(scheduled).toMatch(MORNING);
  expect([...new Set(told)]).toEqual(told.slice(0, PATHS.length));
});
