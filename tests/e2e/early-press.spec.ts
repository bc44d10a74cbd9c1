import type { Page } from '@playwright/test';
import { expect, test } from './fixtures';

const LIST = '/lrp/news';

/** Scripts that the page's HTML does not name wait until they are let go: the code of hearts among them. */
async function holdLateCode(page: Page): Promise<() => void> {
  const html = await (await page.request.get(LIST)).text();
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/_next/static/chunks/**', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (!html.includes(name)) await gone;
    await route.continue();
  });
  return letGo;
}

/** The first heart: drawn by the server, without its code. */
async function faceOf(page: Page) {
  await page.goto(LIST);
  const heart = page.locator('main [data-island=like] button').first();
  await heart.scrollIntoViewIfNeeded();
  const box = await heart.boundingBox();
  if (!box) throw new Error('The heart is not drawn');
  return { heart, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}

/** The other hearts act: nothing but what is held down keeps this one a face. */
async function codeCame(page: Page): Promise<void> {
  await expect(page.locator('main [data-island][data-live]')).not.toHaveCount(0);
  await expect(page.locator('main [data-island]').first()).not.toHaveAttribute('data-live');
}

test('a heart pressed with the mouse while its code comes is set once', async ({ page, signInAs, given }) => {
  await signInAs(await given.user());
  const letGo = await holdLateCode(page);
  const { heart, at } = await faceOf(page);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/ratings?\b/.test(request.url())) sent.push(request.method());
  });
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  letGo();
  await codeCame(page);
  await page.mouse.up();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sent).toEqual(['POST']);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a heart pressed with a finger while its code comes is set once', async ({
    page,
    context,
    signInAs,
    given,
  }) => {
    await signInAs(await given.user());
    const letGo = await holdLateCode(page);
    const { heart, at } = await faceOf(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' && /\/ratings?\b/.test(request.url())) sent.push(request.method());
    });
    const fingers = await context.newCDPSession(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    letGo();
    await codeCame(page);
    await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => sent).toEqual(['POST']);
  });
});
