import { guestSamples, samplesFor } from '../helpers/page-samples';
import { axeViolations } from '../e2e/axe-violations';
import { expect, test } from '../e2e/fixtures';

/** Colours follow neither width nor role: each page is looked at once, and for contrast alone. */
const AT_ONCE = 8;
const addresses = (samples: typeof guestSamples) =>
  samples.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));
const pages = addresses(samplesFor({ roles: ['admin'], permissions: [] }));

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (let from = 0; from < pages.length; from += AT_ONCE) {
  const some = pages.slice(from, from + AT_ONCE);
  test(`contrast in the dark: ${some.join(' ')}`, async ({ page, signInAs }) => {
    test.setTimeout(180_000);
    await signInAs('admin');
    for (const at of some) {
      await page.goto(at);
      expect(await axeViolations(page, ['color-contrast']), at).toEqual([]);
    }
  });
}

test('contrast in the dark for a guest', async ({ page }) => {
  test.setTimeout(180_000);
  for (const at of addresses(guestSamples)) {
    await page.goto(at);
    expect(await axeViolations(page, ['color-contrast']), at).toEqual([]);
  }
});
