import type { Page } from '@playwright/test';
import { unique } from '../helpers/given';
import { keepItem } from './favorites';
import { expect, test } from './learning-fixtures';

const VIMEO = { videoMp4Url: null, vimeoUrl: 'https://vimeo.com/76979871', durationSeconds: 40 };

/** Speaks as Vimeo's player does, and plays six seconds of a video by itself. */
const PLAYER = `<!doctype html><title>Player</title><script>
const tell = (event, seconds) => parent.postMessage(JSON.stringify({ event, data: { seconds } }), '*');
let at = 0, timer;
function play() {
  tell('play', at);
  timer = setInterval(() => {
    at += 0.25;
    tell('timeupdate', at);
    if (at >= 6) { clearInterval(timer); tell('pause', at); }
  }, 250);
}
addEventListener('message', ({ data }) => {
  if (data.method === 'addEventListener' && data.value === 'timeupdate') play();
});
tell('ready', 0);
</script>`;

/** Their host, played by a page of ours; what was asked of it. */
async function fakeVimeo(page: Page, expectFailure: (pattern: RegExp) => void): Promise<string[]> {
  expectFailure(/another host: https:\/\/player\.vimeo\.com/);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/vimeo/.test(new URL(request.url()).hostname)) asked.push(request.url());
  });
  await page.route('https://*.vimeo.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: PLAYER }),
  );
  return asked;
}

test.beforeEach(({ signInAs, given }) => given.user().then(signInAs));

test('recordings by section and theme; links of section 2', async ({
  page,
  given,
  learning,
  expectAccessible,
}) => {
  const mark = await given.mark();
  const theme = unique('theme');
  const talk = await learning.video({
    markId: mark.id,
    title: 'Разговор о барьере',
    subtitle: 'Анна Петрова, врач',
    categories: ['webinars', theme],
    needErid: true,
    eridToken: '2VtzqTalk',
    eridSource: 'ООО «Пример»',
  });
  await learning.video({ markId: mark.id, categories: ['online-congress', theme] });
  await page.goto(`/academy/webinars?category=${theme}`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards).toHaveCount(1);
  await expect(cards).toContainText('Анна Петрова, врач');
  await expect(cards).toContainText('ERID 2VtzqTalk');
  await expectAccessible();

  await page
    .getByRole('navigation', { name: 'Разделы академии' })
    .getByRole('link', { name: 'Онлайн-конгресс' })
    .click();
  await expect(page).toHaveURL('/academy/online-congress');
  await page
    .getByRole('navigation', { name: 'Разделы академии' })
    .getByRole('link', { name: 'Обучение академии' })
    .click();
  await expect(page).toHaveURL('/academy/sra-training');
  for (const key of [talk.id, talk.slug]) {
    await page.goto(`/academy/webinars/${key}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Разговор о барьере' })).toBeVisible();
    await page.getByRole('main').getByText('Реклама', { exact: true }).first().click();
    await expect(page.getByText('ERID 2VtzqTalk').first()).toBeVisible();
  }
  await expectAccessible();
});

/** Links to recordings of the portal itself: one of a brand stands among its videos. */
const own = (page: Page) => page.getByRole('main').locator('article a[href^="/academy/webinars/"]');

test('the demo world’s recordings have a page of their own by id', async ({ page }) => {
  for (const section of ['webinars', 'doctor-webinars', 'online-congress']) {
    await page.goto(`/academy/${section}`);
    expect(await own(page).count()).toBeGreaterThan(4);
  }
  await own(page).first().click();
  await expect(page).toHaveURL(/\/academy\/webinars\/\d+$/);
  await expect(page.getByRole('progressbar', { name: 'Просмотрено' })).toBeVisible();
});

test('a video of a brand, an article and nothing at all are no recordings', async ({
  page,
  given,
  learning,
}) => {
  const mark = await given.mark();
  const clip = await learning.video({ markId: mark.id });
  const article = await learning.article({ markId: mark.id, categories: ['webinars'] });
  for (const key of [clip.id, clip.slug, article.id, 'no-such-recording', '999999999']) {
    expect((await page.request.get(`/academy/webinars/${key}`)).status(), key).toBe(404);
  }
  const academy = await page.request.get('/academy', { maxRedirects: 0 });
  expect(academy.headers().location).toMatch(/\/$/);
});

test('a video of Vimeo waits for a click, and is watched for points like any other', async ({
  page,
  learning,
  expectFailure,
  expectAccessible,
}) => {
  const asked = await fakeVimeo(page, expectFailure);
  const { id, title } = await learning.video({ ...VIMEO, categories: ['webinars'] });
  // arrived at softly: the document's own policy knows nothing of Vimeo
  await page.goto('/academy/doctor-webinars');
  const answer = await page.goto(`/academy/webinars/${id}`);
  expect(answer?.headers()['content-security-policy']).not.toContain('vimeo');
  const ask = page.getByRole('button', { name: `Смотреть: ${title}` });
  await expect(ask).toContainText('vimeo.com');
  await expectAccessible();
  await expect(ask).toContainText('вы разрешаете функциональные cookie');
  expect(asked).toEqual([]);

  await ask.click();
  await expect(page.locator(`iframe[title="${title}"]`)).toBeFocused();
  const meter = page.getByRole('progressbar', { name: 'Просмотрено' });
  // told after five seconds of play
  await expect
    .poll(async () => Number(await meter.getAttribute('aria-valuenow')), { timeout: 30_000 })
    .toBeGreaterThan(5);
  expect(asked[0]).toContain('https://player.vimeo.com/video/76979871?autoplay=1&dnt=1');
  await page.reload();
  expect(Number(await meter.getAttribute('aria-valuenow'))).toBeGreaterThan(5);
  expect(Number(await meter.getAttribute('aria-valuenow'))).toBeLessThan(40);
});

test('with the functional group withdrawn the player goes, and waits for a click again', async ({
  page,
  learning,
  expectFailure,
}) => {
  const asked = await fakeVimeo(page, expectFailure);
  const { id, title } = await learning.video({ ...VIMEO, categories: ['webinars'] });
  await page.goto(`/academy/webinars/${id}`);
  const ask = page.getByRole('button', { name: `Смотреть: ${title}` });
  await ask.click();
  const frame = page.locator(`iframe[title="${title}"]`);
  await expect(frame).toBeVisible();
  await expect.poll(() => asked.length).toBe(1);

  await page.getByRole('button', { name: 'Настройки cookie' }).click();
  const settings = page.getByRole('dialog', { name: 'Настройки cookie' });
  const functional = settings.getByRole('checkbox', { name: /Функциональные/ });
  await expect(functional).toBeChecked();
  await functional.uncheck();
  await settings.getByRole('button', { name: 'Сохранить', exact: true }).click();
  await expect(frame).toHaveCount(0);
  await expect(ask).toBeVisible();

  // a message stays while a pointer rests on it, and it stands over the footer
  await page.mouse.move(0, 0);
  // allowed again, it does not start by itself
  await page.getByRole('button', { name: 'Настройки cookie' }).click();
  await settings.getByRole('button', { name: 'Принять все' }).click();
  await expect(settings).toHaveCount(0);
  await expect(ask).toBeVisible();
  expect(asked).toHaveLength(1);
});

test.describe('before the question about cookies was answered', () => {
  test.use({ cookieGroups: '' });

  test('a video may be allowed; the question stays, with that group ticked', async ({
    page,
    context,
    learning,
    expectFailure,
  }) => {
    await fakeVimeo(page, expectFailure);
    const { id, title } = await learning.video({ ...VIMEO, categories: ['webinars'] });
    await page.goto(`/academy/webinars/${id}`);
    const question = page.getByRole('region', { name: 'Файлы cookie' });
    await expect(question).toBeVisible();
    await page.getByRole('button', { name: `Смотреть: ${title}` }).click();
    await expect(page.locator(`iframe[title="${title}"]`)).toBeVisible();
    const kept = async () => (await context.cookies()).find(({ name }) => name === 'cookieGroups')?.value;
    expect(await kept()).toBe('3');
    await expect(question.getByRole('checkbox', { name: 'Функциональные' })).toBeChecked();
    await page.reload();
    await expect(question).toBeVisible();
    await question.getByRole('button', { name: 'Сохранить выбор' }).click();
    await expect(question).toHaveCount(0);
    expect(await kept()).toBe('1.2.3.4');
  });
});

test('the page around the player lets in theirs alone, and only ours may frame it', async ({
  page,
  context,
  baseURL,
}) => {
  expect((await page.request.get('/embed/vimeo/76979871')).status(), 'the group is not allowed').toBe(403);
  await context.addCookies([{ name: 'cookieGroups', value: '1.3', url: baseURL ?? '' }]);
  const answer = await page.request.get('/embed/vimeo/76979871');
  const policy = answer.headers()['content-security-policy'];
  expect(policy).toContain('frame-src https://player.vimeo.com;');
  expect(policy).toContain("frame-ancestors 'self'");
  expect((await page.request.get('/embed/vimeo/not-a-number')).status()).toBe(404);
});

test('a recording is liked and kept, and stays so', async ({ page, given, learning }) => {
  const mark = await given.mark();
  const { id, title } = await learning.video({
    markId: mark.id,
    title: 'Запись',
    ...VIMEO,
    categories: ['webinars'],
  });
  await page.goto(`/academy/webinars/${id}`);
  const like = page.getByRole('button', { name: /^Нравится/ });
  const liked = page.waitForResponse((answer) => answer.url().includes('/ratings') && answer.ok());
  await like.click();
  await liked;
  const keep = await keepItem(page, title);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(keep).toHaveAttribute('aria-pressed', 'true');
});
