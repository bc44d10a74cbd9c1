import { mix } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import type { Scene } from './scene';

export const emptyKinds = ['cart', 'search', 'calendar', 'list', 'offline'] as const;

const bag = 'M168 150h144l12 142q1 8-7 8H163q-8 0-7-8z';
const cloud = 'M176 250h132a44 44 0 0 0 6-88 68 68 0 0 0-130-12 50 50 0 0 0-8 100z';

function days({ p }: Sheet): string[] {
  return Array.from({ length: 12 }, (_, at) => {
    const x = 172 + (at % 4) * 36;
    const y = 178 + Math.floor(at / 4) * 36;
    return svg`<rect x="${x}" y="${y}" width="26" height="26" rx="7" fill="${at === 6 ? p.mid : p.wall}"/>`;
  });
}

const drawings: Record<(typeof emptyKinds)[number], (s: Sheet, line: string) => string> = {
  cart: ({ p }, line) => svg`<path d="${bag}" fill="#fff"/><path d="${bag}" ${line}/>
    <path d="M204 178v-42q0-36 36-36t36 36v42" ${line}/>
    <path d="M240 204c17 19 12 34 0 34s-17-15 0-34z" fill="${p.main}"/>`,
  search: ({ p }, line) => svg`<circle cx="226" cy="180" r="72" fill="#fff"/>
    <circle cx="226" cy="180" r="72" ${line}/><path d="M280 234l52 54" ${line} style="stroke-width:9"/>
    <path d="M182 168a46 46 0 0 1 30-31" ${line} opacity=".5"/>
    <path d="M232 158c21 24 15 42 0 42s-21-18 0-42z" fill="${p.mid}"/>`,
  calendar: (s, line) => svg`<rect x="148" y="112" width="184" height="186" rx="18" fill="#fff"/>
    <path d="M148 130q0-18 18-18h148q18 0 18 18v28H148z" fill="${s.p.main}"/>
    <rect x="148" y="112" width="184" height="186" rx="18" ${line}/>
    <path d="M192 96v30M288 96v30" ${line}/>${days(s)}`,
  list: ({ p }, line) => svg`<rect x="156" y="92" width="168" height="208" rx="16" fill="#fff"/>
    <rect x="156" y="92" width="168" height="208" rx="16" ${line}/>
    <g fill="${p.wall}"><rect x="212" y="128" width="84" height="12" rx="6"/>
    <rect x="212" y="176" width="64" height="12" rx="6"/><rect x="212" y="224" width="78" height="12" rx="6"/></g>
    <g ${line}><circle cx="190" cy="134" r="10"/><circle cx="190" cy="182" r="10"/><circle cx="190" cy="230" r="10"/>
    <path d="M185 134l4 4 7-8"/></g>`,
  offline: ({ p }, line) => svg`<path d="${cloud}" fill="#fff"/><path d="${cloud}" ${line}/>
    <path d="M208 222l64-64" ${line}/>
    <path d="M222 274c10 11 7 20 0 20s-10-9 0-20zM262 274c10 11 7 20 0 20s-10-9 0-20z" fill="${p.mid}"/>`,
};

/** Quiet line-and-tint pictures for empty pages, drawn on 480 × 360 without a ground. */
export const empty: Scene = {
  tones: ['light'],
  draw: (s, { kind }) => {
    const { w, h, p } = s;
    const known = emptyKinds.find((name) => name === kind) ?? 'list';
    const scale = Math.min(w / 480, h / 360);
    const line = svg`fill="none" stroke="${mix(p.deep, p.main, 0.35)}" stroke-width="2.5" stroke-linecap="round"
      stroke-linejoin="round"`;
    s.add(svg`<g transform="translate(${(w - 480 * scale) / 2} ${(h - 360 * scale) / 2}) scale(${scale})">
      <ellipse cx="240" cy="196" rx="172" ry="128" fill="${s.lin({ 0: p.wall, 1: p.air })}"/>
      <ellipse cx="240" cy="300" rx="128" ry="9" fill="${p.mid}" opacity=".35"/>
      ${drawings[known](s, line)}</g>`);
  },
};
