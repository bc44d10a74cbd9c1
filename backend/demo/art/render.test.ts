import { expect, it } from 'vitest';
import { draw } from './draw';
import { inParallel, renderWebp } from './render';

it('renders WebP of the asked width', async () => {
  const image = await renderWebp(draw('gift', { kind: 'mug', w: 400, h: 300 }), { width: 200 });
  expect(image.subarray(0, 4).toString()).toBe('RIFF');
  expect(image.subarray(8, 12).toString()).toBe('WEBP');
  expect(image.length).toBeGreaterThan(1000);
});

it('keeps order and never runs more than allowed', async () => {
  let running = 0;
  let most = 0;
  const answers = await inParallel(
    [5, 1, 3, 0, 2],
    async (wait, index) => {
      most = Math.max(most, ++running);
      await new Promise((done) => setTimeout(done, wait));
      running--;
      return wait * 10 + index;
    },
    2,
  );
  expect(answers).toEqual([50, 11, 32, 3, 24]);
  expect(most).toBe(2);
});
