import type { Page } from '@playwright/test';
import { expect, test, WIDTHS } from './every-width';

const PAGES = [
  '/',
  '/novelties',
  '/search-results?q=церамиды',
  '/search-results?q=ъъъъъъ',
  '/lrp/news',
  '/news',
  '/vichy/videos',
  '/lrp/interactive',
  '/lrp/modules/osnovy-dermatologii',
  '/academy/sra-training',
  '/academy/sra-training/modules/naydi-oshibku',
  '/vichy/neovadiol',
  '/lrp/syvorotki',
  '/dercos/trichoscopy-academy',
  '/lrp/products',
  '/products?gamma=lipikar&search=крем',
  '/cerave/glossary',
  '/academy/experts',
  '/academy/ask-question',
  '/academy/ask-question?tab=my',
  '/lk',
  '/lk/learnings',
  '/lk/catalogue',
  '/lk/cart',
  '/lk/notifications',
  '/unsubscribe?token=nothing',
  '/lrp/about',
  '/lrp/about/lrp-about-6',
  '/vichy/development',
  '/lrp/development/lrp-development-1',
  '/about',
  '/offline',
  '/cerave/knowledges',
  '/dercos/express',
  '/tests',
  '/academy/webinars',
  '/academy/doctor-webinars',
  '/academy/online-congress',
  '/academy/webinars/proverka-zvuka-i-kartinki',
];
/** Pages whose address is known from a list alone: the list, and what its links look like. */
const LINKED: Record<string, string> = {
  '/lrp/news': '/lrp/news/',
  '/lrp/videos': '/lrp/videos/',
  '/lrp/products': '/lrp/products/',
  '/lk/learnings?type=test': '/lk/tests/',
};
/** Each role opens a page at another width first: every page is made at each of them once, and looked at as all three. */
const FIRST_WIDTH = { pharmacist: 390, admin: 820, representative: 1440 };
const AT_ONCE = 6;

async function linkedFrom(page: Page, list: string, pattern: string): Promise<string> {
  await page.goto(list);
  const href = await page.locator(`main a[href^="${pattern}"]`).first().getAttribute('href');
  expect(href, list).toBeTruthy();
  return href ?? '';
}

const parts = [...PAGES, ...Object.keys(LINKED).map((list) => `${list} →`)];
for (const [role, first] of Object.entries(FIRST_WIDTH)) {
  for (let from = 0; from < parts.length; from += AT_ONCE) {
    const paths = parts.slice(from, from + AT_ONCE);
    test(`axe finds nothing as ${role}: ${paths.join(' ')}`, async ({ page, signInAs, atEveryWidth }) => {
      test.setTimeout(180_000);
      await signInAs(role);
      for (const path of paths) {
        await page.setViewportSize({ width: first, height: 900 });
        const list = path.endsWith(' →') ? path.slice(0, -2) : null;
        await page.goto(list ? await linkedFrom(page, list, LINKED[list] ?? '') : path);
        for (const width of [first, ...WIDTHS.filter((other) => other !== first)]) {
          await test.step(`${path} at ${String(width)} px`, async () => {
            // a module's frame is looked at whole, and not left half loaded
            if ((await page.locator('iframe').count()) > 0) await page.waitForLoadState('networkidle');
            await atEveryWidth(page, [width]);
          });
        }
      }
    });
  }
}

for (const width of WIDTHS) {
  test(`axe finds nothing for a guest at ${width} px`, async ({ page, expectAccessible }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/login', '/registration', '/login?ended=1', '/login?error=credentials']) {
      await page.goto(path);
      await expectAccessible();
    }
  });

  test(`axe finds nothing on a missing page at ${width} px`, async ({
    page,
    signInAs,
    expectAccessible,
    expectFailure,
  }) => {
    expectFailure(/404/);
    await page.setViewportSize({ width, height: 900 });
    await signInAs('pharmacist');
    await page.goto('/lk/nothing-here');
    await expectAccessible();
  });
}
