/** `npm run screens`: every page × role × width as PNG in screens/, and a contact sheet per role and width. */
import { chromium, type BrowserContext } from '@playwright/test';
import { mkdirSync, rmSync } from 'node:fs';
import sharp from 'sharp';
import { ensureChromium } from './lib/chromium.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { settings } from './lib/settings.mjs';
import { accounts } from '../backend/demo/accounts';
import { startWorld } from '../tests/e2e/world';
import { guestSamples, samplesFor, type samples } from '../tests/helpers/page-samples';

const WIDTHS = [390, 820, 1440];
const OUT = 'screens';

interface Shot {
  name: string;
  path: string;
}

/** File name of a path: `/lrp/news` → `lrp-news`; `home` for `/`. */
const fileName = (path: string) => path.replace(/^\//, '').replace(/[/?=&]+/g, '-') || 'home';
const shotsOf = (some: typeof samples): Shot[] =>
  some.flatMap(({ at }) => (typeof at === 'string' ? [{ name: fileName(at), path: at }] : []));

const MISSING: Shot = { name: 'not-found', path: '/lk/nothing' };

/** Name of a demo account by its e-mail. */
const nameOf = (email: string) => email.replace(/@.*/, '');
const ROLES = ['guest', ...accounts.map(({ email }) => nameOf(email))];

/** Sample pages of a demo role that need no other page to find their address. */
function own(role: string) {
  const account = accounts.find(({ email }) => nameOf(email) === role);
  const { role: held = null, permissions = [] } = account ?? {};
  return samplesFor({ roles: held ? [held] : [], permissions });
}

interface Certificates {
  data?: { attributes?: { number?: string } }[];
}

/** Public page of the person's newest certificate; no page links to it, so the number comes from the call. */
async function certificate(context: BrowserContext, portal: string): Promise<string | null> {
  const answer = await context.request.get(`${portal}/api/v1/certificates`, {
    headers: { accept: 'application/vnd.api+json' },
  });
  const { data = [] } = (await answer.json()) as Certificates;
  const number = data[0]?.attributes?.number;
  return number ? `/certificates/${number}` : null;
}

/** Pages whose address comes from another page: the first link of that form. A missing link is reported. */
async function linked(context: BrowserContext, portal: string, role: string): Promise<Shot[]> {
  const page = await context.newPage();
  const first = async (list: string, pattern: string) => {
    await page.goto(portal + list);
    return page
      .locator(`main a[href^="${pattern}"]`)
      .first()
      .getAttribute('href', { timeout: 5000 })
      .catch(() => null);
  };
  const found: { name: string; path: string | null }[] = [];
  for (const { name, at } of own(role)) {
    if (typeof at !== 'string') found.push({ name, path: await first(at.list, at.begins) });
  }
  found.push({ name: 'certificate', path: await certificate(context, portal) });
  await page.close();
  const missing = found.filter(({ path }) => path === null).map(({ name }) => name);
  if (missing.length > 0) console.warn(`${role}: no address found for ${missing.join(', ')}`);
  return found.filter((shot): shot is Shot => shot.path !== null);
}

/** The first `h` pixels of a picture scaled to the sheet's width; a short page is filled up with white. */
async function topOf(file: string, w: number, h: number): Promise<Buffer> {
  const { data, info } = await sharp(file).resize({ width: w }).toBuffer({ resolveWithObject: true });
  if (info.height >= h) return sharp(data).extract({ left: 0, top: 0, width: w, height: h }).toBuffer();
  return sharp(data)
    .extend({ bottom: h - info.height, background: '#ffffff' })
    .toBuffer();
}

async function contactSheet(files: string[], to: string): Promise<void> {
  const [w, h, gap, columns] = [420, 560, 16, 4];
  const tiles = await Promise.all(
    files.map(async (file, index) => ({
      input: await topOf(file, w, h),
      left: gap + (index % columns) * (w + gap),
      top: gap + Math.floor(index / columns) * (h + gap),
    })),
  );
  const height = Math.ceil(files.length / columns) * (h + gap) + gap;
  await sharp({ create: { width: columns * (w + gap) + gap, height, channels: 3, background: '#dde5e8' } })
    .composite(tiles)
    .png()
    .toFile(to);
}

const only = process.argv.slice(2);
const executablePath = ensureChromium();
ensureBuilt(settings().variables);
rmSync(OUT, { recursive: true, force: true });
mkdirSync(OUT, { recursive: true });
const world = await startWorld();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const role of ROLES.filter((name) => only.length === 0 || only.includes(name))) {
    for (const width of WIDTHS) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        locale: 'ru-RU',
        reducedMotion: 'reduce',
      });
      if (role !== 'guest') {
        await context.request.post(`${world.portal}/api/session`, {
          data: { email: `${role}@portal.example`, password: 'Demo2026pass' },
        });
      }
      const shots =
        role === 'guest'
          ? shotsOf(guestSamples)
          : [...shotsOf(own(role)), MISSING, ...(await linked(context, world.portal, role))];
      const page = await context.newPage();
      const files: string[] = [];
      for (const { name, path } of shots) {
        const file = `${OUT}/${role}-${name}-${width}.png`;
        await page.goto(world.portal + path, { waitUntil: 'networkidle' });
        // distant pictures load lazily: all of them are loaded before the screenshot
        await page.evaluate(async () => {
          const pictures = [...document.images];
          for (const picture of pictures) picture.loading = 'eager';
          await Promise.allSettled(pictures.map((picture) => picture.decode()));
        });
        await page.screenshot({ path: file, fullPage: true });
        files.push(file);
      }
      await contactSheet(files, `${OUT}/sheet-${role}-${width}.png`);
      await context.close();
      console.log(`${role} ${width}: ${files.length} pages`);
    }
  }
} finally {
  await browser.close();
  await world.stop();
}
