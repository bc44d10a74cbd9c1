import { mix, white } from '../../../pictures/palettes';
import { svg, type Sheet } from '../sheet';
import { hairs, type Hair } from './hairstyles';
import type { Scene } from './scene';

const complexions = ['#F7DCC8', '#F2CFB6', '#EABF9F', '#D9A47F', '#B97F5A', '#F9E2D2'] as const;
const hairColours = [
  '#3B2A24',
  '#5A3B2A',
  '#7A4E31',
  '#A8743F',
  '#C99A5B',
  '#2A2527',
  '#8C8A8C',
  '#8F4327',
] as const;

interface Person {
  complexion: string;
  shade: string;
  hair: string;
  style: Hair;
  top: string;
}

function coat(s: Sheet, { complexion, top }: Person): string {
  const { p } = s;
  const shoulders = 'M10 100C11 84 22 76 41 71H59C78 76 89 84 90 100Z';
  const cut = s.pick(['coat', 'coat', 'scrubs', 'roll'] as const);
  if (cut === 'scrubs') {
    return svg`<path d="${shoulders}" fill="${top}"/>
      <path d="M41 71L50 84L59 71Z" fill="${complexion}"/>
      <path d="M41 71L50 84L59 71" fill="none" stroke="${white(top, 0.45)}" stroke-width="1.8"/>
      <path d="M62 88h13v9H62z" fill="${mix(top, p.deep, 0.14)}"/>`;
  }
  if (cut === 'roll') {
    return svg`<path d="${shoulders}" fill="#FDFEFE"/>
      <path d="M36 74L50 100L64 74L59 71H41Z" fill="${top}"/>
      <path d="M41 64H59V73Q50 77 41 73Z" fill="${mix(top, p.deep, 0.12)}"/>
      <path d="M41 71L32 76L38 90L50 100M59 71L68 76L62 90L50 100" fill="none" stroke="${p.wall}"
        stroke-width="1.6" stroke-linejoin="round"/>`;
  }
  return svg`<path d="${shoulders}" fill="#FDFEFE"/>
    <path d="M41 71L50 100L59 71Z" fill="${top}"/><path d="M43.4 71L50 80L56.6 71Z" fill="${complexion}"/>
    <path d="M41 70L33 76L38 84L35.4 87L50 100M59 70L67 76L62 84L64.6 87L50 100" fill="#F3F7F9"
      stroke="${mix(p.wall, p.mid, 0.5)}" stroke-width="1" stroke-linejoin="round"/>
    <path d="M67 92h9" stroke="${p.main}" stroke-width="1.8" stroke-linecap="round"/>`;
}

function face(s: Sheet, { complexion, shade, hair }: Person): string {
  const brow = mix(hair, shade, 0.25);
  const glasses = s.chance(0.28)
    ? svg`<g fill="none" stroke="${mix(s.p.deep, '#4A4A4A', 0.4)}" stroke-width="1">
        <circle cx="43.6" cy="45" r="4.8"/><circle cx="56.4" cy="45" r="4.8"/>
        <path d="M48.4 44.4q1.6 -1 3.2 0M38.8 44l-3 -1M61.2 44l3 -1"/></g>`
    : '';
  return svg`<path d="M43 54H57V70Q50 77 43 70Z" fill="${shade}"/>
    <circle cx="35.6" cy="46" r="3.2" fill="${shade}"/><circle cx="64.4" cy="46" r="3.2" fill="${complexion}"/>
    <path d="M35.6 40C35.6 28 42 24 50 24S64.4 28 64.4 40C64.4 54 58 63 50 63S35.6 54 35.6 40Z"
      fill="${complexion}"/>
    <path d="M41 40.4q2.6 -1.5 5.2 -.4M53.8 40q2.6 -1.1 5.2 .4" fill="none" stroke="${brow}" stroke-width="1.2"
      stroke-linecap="round"/>
    <ellipse cx="43.8" cy="45" rx="1.1" ry="1.35" fill="#35302F"/>
    <ellipse cx="56.2" cy="45" rx="1.1" ry="1.35" fill="#35302F"/>
    <path d="M50 46.6q-1.5 3.4 .9 4" fill="none" stroke="${shade}" stroke-width="1.2" stroke-linecap="round"/>
    <path d="M46 55q4 3 8 0" fill="none" stroke="${mix(shade, '#A8483C', 0.55)}" stroke-width="1.4"
      stroke-linecap="round"/>
    <ellipse cx="41" cy="51" rx="2.6" ry="1.6" fill="#E58C7A" opacity=".2"/>
    <ellipse cx="59" cy="51" rx="2.6" ry="1.6" fill="#E58C7A" opacity=".2"/>${glasses}`;
}

/** Hair of the kind asked for: `man`, `woman`, or any. */
function hairsOf(kind: string | undefined): readonly [Hair, ...Hair[]] {
  const [first, ...rest] = hairs.filter(({ beard = false }) => beard === (kind === 'man'));
  return first && (kind === 'man' || kind === 'woman') ? [first, ...rest] : hairs;
}

function person(s: Sheet, kind: string | undefined): Person {
  const { p } = s;
  const complexion = s.pick(complexions);
  return {
    complexion,
    shade: mix(complexion, '#8A4B34', 0.2),
    hair: s.pick(hairColours),
    style: s.pick(hairsOf(kind)),
    top: s.pick([p.main, p.mid, mix(p.main, p.mid, 0.5), mix(p.main, p.deep, 0.45), '#5E7F8C']),
  };
}

/** A calm flat portrait: shoulders, hair, coat. */
export const portrait: Scene = {
  tones: ['light', 'warm', 'mid', 'skin'],
  draw: (s, { kind }) => {
    const { w, h, m, p } = s;
    const who = person(s, kind);
    const grounds = {
      light: [mix(p.wall, p.mid, 0.25), p.wall],
      warm: [mix(p.warm, p.skin[1], 0.35), p.warm],
      mid: [p.mid, mix(p.mid, p.wall, 0.5)],
      deep: [p.deep, mix(p.deep, p.main, 0.5)],
      skin: [p.skin[1], p.skin[0]],
    } as const;
    const [ground, halo] = grounds[s.tone];
    s.flood(ground);
    const { back, front } = who.style.draw(who.hair, mix(who.hair, '#000000', 0.22));
    const beard =
      who.style.beard && s.chance(0.4)
        ? svg`<path d="M36 46C37 58 42 65 50 65S63 58 64 46C63 51 60 52.4 56.6 52.4C53 51 47 51 43.4 52.4
            C40 52.4 37 51 36 46ZM45.4 54.4H54.6Q54 58 50 58T45.4 54.4Z" fill="${who.hair}" fill-rule="evenodd"/>`
        : '';
    s.add(svg`<g transform="translate(${w / 2} ${h}) scale(${m / 100}) translate(-50 -100)">
      <circle cx="${s.r(44, 56)}" cy="46" r="${s.r(37, 42)}" fill="${halo}"/>
      ${back}${face(s, who)}${beard}${front}${coat(s, who)}</g>`);
  },
};
