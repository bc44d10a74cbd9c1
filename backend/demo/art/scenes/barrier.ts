import { drop } from '../drops';
import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import type { Wave } from './skin';

/** The horny layer close up: bricks of cells in a mortar of lipids. */
export function barrier(s: Sheet, wave: Wave): void {
  const { w, h, m, p } = s;
  const top = s.r(0.24, 0.34);
  const rows = s.pick([5, 6, 7]);
  const pitch = (1.02 - top) / rows;
  const across = s.pick([5, 6, 7]);
  const mortar = mix(p.mid, p.warm, 0.35);
  const edge = Array.from({ length: 25 }, (_, at) => {
    const x = (w * at) / 24;
    return svg`L${x} ${h * (top - 0.014) + wave(x, 0)}`;
  });
  s.add(
    svg`<path d="M0 ${h}V${h * (top - 0.014) + wave(0, 0)}${edge}V${h}Z" fill="${mortar}"/>`,
    svg`<path d="M0 ${h * (top - 0.024) + wave(0, 0)}${edge}" fill="none" stroke="#fff"
      stroke-width="${h * 0.007}" opacity=".85"/>`,
  );
  const step = w / across;
  for (let row = 0; row < rows; row++) {
    const colour = mix(p.skin[0], p.skin[2], row / rows);
    const fill = s.lin({ 0: white(colour, 0.6), 0.6: colour, 1: mix(colour, p.skin[3], 0.4) });
    for (let i = -1; i <= across; i++) {
      const x = (i + (row % 2) * 0.5) * step + step * 0.04;
      const y = h * (top + row * pitch) + wave(x + step / 2, row / 2);
      s.add(svg`<rect x="${x}" y="${y}" width="${step * 0.92}" height="${h * pitch * 0.78}" rx="${h * pitch * 0.3}"
        fill="${fill}"/>
        <ellipse cx="${x + step * 0.46}" cy="${y + h * pitch * 0.4}" rx="${step * 0.09}" ry="${h * pitch * 0.16}"
        fill="${p.skin[3]}" opacity="${0.1 + (0.4 * row) / rows}"/>`);
    }
  }
  for (let i = 0; i < 4; i++) {
    const x = w * (0.14 + i * 0.24 + s.r(-0.06, 0.06));
    drop(s, x, h * s.r(0.08, top - 0.1), m * s.r(0.022, 0.06), p.mid, { alpha: 0.4 });
  }
}

/** Drops sinking through the layers, each smaller and paler. */
export function absorb(s: Sheet, top: number): void {
  const { w, h, m, p } = s;
  const paths = s.pick([2, 3]);
  for (let i = 0; i < paths; i++) {
    const x = w * ((i + 0.5) / paths + s.r(-0.06, 0.06));
    const depth = s.r(0.3, 0.44);
    const beam = s.lin({ 0: [p.mid, 0.75], 1: [p.mid, 0] });
    s.add(svg`<path d="M${x - m * 0.05} ${h * top}H${x + m * 0.05}L${x + m * 0.012} ${h * (top + depth)}
      H${x - m * 0.012}Z" fill="${beam}" filter="${s.blur(m * 0.012)}"/>`);
    for (let step = 0; step < 5; step++) {
      const y = h * (top - 0.19 + (step * (depth + 0.19)) / 4);
      drop(s, x + m * s.r(-0.014, 0.014), y, m * (0.05 - step * 0.009), p.mid, {
        alpha: 0.45 - step * 0.05,
      });
    }
  }
}
