import sharp from 'sharp';

/** Renders SVG text to PNG, `width` pixels wide. */
export async function renderPng(svg: string, width: number): Promise<Buffer> {
  return sharp(Buffer.from(svg)).resize({ width }).png().toBuffer();
}
