import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { ensureChromium } from './chromium.mjs';
import { startWorld } from '@/tests/e2e/world';

const SCREENS = [
  { name: 'screen-narrow', viewport: { width: 390, height: 844 }, scale: 2 },
  { name: 'screen-wide', viewport: { width: 1440, height: 900 }, scale: 1 },
];

/** Takes screenshots of a demo pharmacist's home page on a phone and on a laptop. Needs a built portal. */
export async function takeScreens(folder: string): Promise<void> {
  const executablePath = ensureChromium();
  const world = await startWorld();
  const browser = await chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    for (const { name, viewport, scale } of SCREENS) {
      const context = await browser.newContext({
        viewport,
        deviceScaleFactor: scale,
        locale: 'ru-RU',
        reducedMotion: 'reduce',
      });
      await context.request.post(`${world.portal}/api/session`, {
        data: { email: 'pharmacist@portal.example', password: 'Demo2026pass' },
      });
      const page = await context.newPage();
      await page.goto(world.portal, { waitUntil: 'networkidle' });
      await sharp(await page.screenshot())
        .webp({ quality: 78 })
        .toFile(`${folder}/${name}.webp`);
      await context.close();
    }
  } finally {
    await browser.close();
    await world.stop();
  }
}
