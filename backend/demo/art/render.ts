import { availableParallelism } from 'node:os';
import sharp from 'sharp';

export interface RenderOptions {
  width: number;
  quality?: number;
}

/** SVG text as WebP, `width` pixels wide. */
export async function renderWebp(svg: string, { width, quality = 82 }: RenderOptions): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).webp({ quality, effort: 4 }).toBuffer();
}

/** Runs `work` over `items`, at most `limit` at once; results keep the order of the items. */
export async function inParallel<T, R>(
  items: readonly T[],
  work: (item: T, index: number) => Promise<R>,
  limit = availableParallelism(),
): Promise<R[]> {
  const answers: R[] = [];
  const queue = items.entries();
  const worker = async () => {
    for (const [index, item] of queue) answers[index] = await work(item, index);
  };
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, worker));
  return answers;
}
