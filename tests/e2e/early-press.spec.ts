import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures';

const LIST = '/lrp/news';

/** A word of the code of hearts and bookmarks, and of no script that comes with a page. */
const ITS_WORD = 'В избранном: ';

function signal() {
  let tell = () => {};
  const told = new Promise<void>((resolve) => (tell = resolve));
  return { told, tell };
}

/** That code waits until it is let go; it is asked for once the page hears presses. */
async function holdLateCode(page: Page, path: string) {
  const html = await (await page.request.get(path)).text();
  const [asked, gone] = [signal(), signal()];
  await page.route('**/_next/static/chunks/**', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    if (html.includes(name)) return route.continue();
    const response = await route.fetch();
    if ((await response.text()).includes(ITS_WORD)) {
      asked.tell();
      await gone.told;
    }
    return route.fulfill({ response });
  });
  const letGo = async () => {
    gone.tell();
    // every script that was looked into has come: none is on its way when the test ends
    await page.unrouteAll({ behavior: 'wait' });
  };
  return { asked: asked.told, letGo };
}

interface Face {
  /** Holds the button, drawn by the server without its code and live after it. */
  place: Locator;
  button: Locator;
  /** The middle of the button. */
  at: { x: number; y: number };
  letGo: () => Promise<void>;
}

async function faceIn(page: Page, path: string, find: () => Locator): Promise<Face> {
  const { asked, letGo } = await holdLateCode(page, path);
  // a script that is waited for keeps the page from having loaded
  await page.goto(path, { waitUntil: 'commit' });
  await asked;
  await page.evaluate(async () => void (await document.fonts.ready));
  const place = find();
  const button = place.getByRole('button');
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not drawn');
  return { place, button, at: { x: box.x + box.width / 2, y: box.y + box.height / 2 }, letGo };
}

/** Inside a piece of HTML: the first heart of a list. The page that is drawn anew after the press numbers no pieces. */
async function heart(page: Page) {
  const face = await faceIn(page, LIST, () => page.locator('main [data-island=like]').first());
  expect(await face.place.evaluate((place) => place.closest('[data-flat]'))).not.toBeNull();
  return face;
}

/** Outside any: the bookmark of an article at hand, beside what acts at once. */
async function bookmark(page: Page) {
  const [path = ''] = /\/lrp\/news\/[\w-]+/.exec(await (await page.request.get(LIST)).text()) ?? [];
  const face = await faceIn(page, path, () =>
    page.getByRole('group', { name: 'Действия' }).locator('[data-island=favorite]'),
  );
  expect(await face.place.evaluate((place) => place.closest('[data-flat]'))).toBeNull();
  return face;
}

/** Other hearts act: nothing but what is held down keeps this one a face. */
async function codeCame(page: Page, { place }: Face): Promise<void> {
  await expect(page.locator('main [data-island][data-live]')).not.toHaveCount(0);
  await expect(place).not.toHaveAttribute('data-live');
}

/** What the presses of the test have sent. */
function watchSent(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' && /\/ratings?\b|-favorites\b/.test(request.url()))
      sent.push(request.method());
  });
  return sent;
}

async function expectOnce(face: Face, sent: readonly string[]): Promise<void> {
  await expect(face.place).toHaveAttribute('data-live');
  await expect(face.button).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => sent).toEqual(['POST']);
}

for (const [name, faceOf] of [
  ['a heart', heart],
  ['a bookmark by itself', bookmark],
] as const) {
  test(`${name} pressed with the mouse while its code comes is set once`, async ({
    page,
    signInAs,
    given,
  }) => {
    await signInAs(await given.user());
    const face = await faceOf(page);
    const sent = watchSent(page);
    await page.mouse.move(face.at.x, face.at.y);
    await page.mouse.down();
    await face.letGo();
    await codeCame(page, face);
    await page.mouse.up();
    await expectOnce(face, sent);
  });

  for (const key of ['Space', 'Enter']) {
    test(`${name} pressed with ${key} while its code comes is set once`, async ({
      page,
      signInAs,
      given,
    }) => {
      await signInAs(await given.user());
      const face = await faceOf(page);
      const sent = watchSent(page);
      await face.button.focus();
      await page.keyboard.down(key);
      await face.letGo();
      await codeCame(page, face);
      // held on, a key repeats: the browser makes a press of each Enter
      await page.keyboard.down(key);
      await page.keyboard.up(key);
      await expectOnce(face, sent);
      await expect(face.button).toBeFocused();
    });
  }
}

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  for (const [name, faceOf] of [
    ['a heart', heart],
    ['a bookmark by itself', bookmark],
  ] as const) {
    test(`${name} pressed with a finger while its code comes is set once`, async ({
      page,
      context,
      signInAs,
      given,
    }) => {
      await signInAs(await given.user());
      const face = await faceOf(page);
      const sent = watchSent(page);
      const fingers = await context.newCDPSession(page);
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [face.at] });
      await face.letGo();
      await codeCame(page, face);
      await fingers.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await expectOnce(face, sent);
    });
  }
});

test('a button that sleeps until its script has come is legible from its first waking moment', async ({
  page,
  signInAs,
}) => {
  await signInAs('pharmacist');
  const code = signal();
  await page.route(/\/chunks\/app\/.*\/ask-question\/page-/, async (route) => {
    await code.told;
    await route.continue();
  });
  await page.addInitScript(() => {
    const faded: string[] = [];
    Object.assign(window, { faded });
    document.addEventListener('transitionrun', ({ target, propertyName }) => {
      if (target instanceof HTMLButtonElement) faded.push(`${target.textContent ?? ''}: ${propertyName}`);
    });
  });
  await page.goto('/academy/ask-question', { waitUntil: 'commit' });
  const send = page.getByRole('button', { name: 'Отправить вопрос' });
  await expect(send).toBeVisible();
  await expect(send).toBeDisabled();
  code.tell();
  await expect(send).toBeEnabled();
  // a transition begins with the frame after
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await page.evaluate(() => (window as unknown as { faded: string[] }).faded)).toEqual([]);
});
