import { dropPath } from '../drops';
import { svg } from '../sheet';
import type { Dress, Mark } from './shape';

function sign(mark: Mark, y: number, u: number, ink: string): string {
  if (mark === 'drop') return svg`<path d="${dropPath(0, y, u)}" fill="${ink}"/>`;
  if (mark === 'bars') {
    const bars = [0, 1, 2].map(
      (at) => svg`<rect x="${u * (at * 1.7 - 2.2)}" y="${y - u * (1 + at * 0.6)}" width="${u}"
        height="${u * (2 + at * 1.2)}" rx="${u / 2}"/>`,
    );
    return svg`<g fill="${ink}">${bars}</g>`;
  }
  return svg`<circle cx="0" cy="${y}" r="${u * 1.7}" fill="none" stroke="${ink}" stroke-width="${u * 0.5}"/>
    <circle cx="0" cy="${y}" r="${u * 0.6}" fill="${ink}"/>`;
}

/** The print on a vessel: a sign, bars in place of words, a band. Never letters. */
export function label(y: number, w: number, { ink, band, mark }: Dress, lines = 3): string {
  const u = w / 20;
  const bars = [13, 9, 11].slice(0, lines).map(
    (width, at) => svg`<rect x="${(-width * u) / 2}" y="${y + u * (4 + at * 2)}" width="${width * u}"
      height="${u * (at ? 0.55 : 1.15)}" rx="${u * 0.3}" fill="${ink}" opacity="${at ? 0.45 : 0.9}"/>`,
  );
  const strip = band
    ? svg`<rect x="${-6.5 * u}" y="${y + u * (5.6 + lines * 2)}" width="${13 * u}" height="${3.4 * u}"
        rx="${0.5 * u}" fill="${band}"/>`
    : '';
  return svg`${sign(mark, y, u, ink)}${bars}${strip}`;
}
