import { expect, test } from '../e2e/fixtures';

const WIDTHS = [390, 820, 1440];
const PAGES = [
  '/',
  '/novelties',
  '/lrp/news',
  '/news',
  '/vichy/videos',
  '/lk',
  '/lk/learnings',
  '/lk/catalogue',
  '/lk/cart',
];
const ROLES = ['pharmacist', 'admin', 'representative'];

for (const role of ROLES) {
  for (const width of WIDTHS) {
    test(`axe finds nothing as ${role} at ${width} px`, async ({ page, signInAs, expectAccessible }) => {
      test.setTimeout(180_000);
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signInAs(role);
      const linked: string[] = [];
      for (const [list, pattern] of [
        ['/lrp/news', '/lrp/news/'],
        ['/lrp/videos', '/lrp/videos/'],
        ['/lk/learnings?type=test', '/lk/tests/'],
      ] as const) {
        await page.goto(list);
        const href = await page.locator(`main a[href^="${pattern}"]`).first().getAttribute('href');
        expect(href, list).toBeTruthy();
        linked.push(href ?? '');
      }
      for (const path of [...PAGES, ...linked]) {
        await test.step(path, async () => {
          await page.goto(path);
          await expectAccessible();
          const sideways = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect(sideways, `${path} scrolls sideways`).toBeLessThanOrEqual(0);
        });
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
