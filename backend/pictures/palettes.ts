/** Colours of every brand. A picture mixes all its colours from these alone. */
export interface Palette {
  air: string;
  wall: string;
  mid: string;
  main: string;
  deep: string;
  warm: string;
  skin: readonly [string, string, string, string];
}

export const palettes = {
  pro: {
    air: '#F2FAFB',
    wall: '#DDF2F5',
    mid: '#8FD6E0',
    main: '#0FA3BA',
    deep: '#0B4652',
    warm: '#F4E9DC',
    skin: ['#FBEADD', '#F6D6C4', '#EDBBA4', '#DE9C86'],
  },
  lrp: {
    air: '#F3F8FC',
    wall: '#DCEBF7',
    mid: '#9CC7E8',
    main: '#2A84C6',
    deep: '#0D3F6C',
    warm: '#F1E6DA',
    skin: ['#FBEADF', '#F5D7C8', '#EABDA9', '#D99F8B'],
  },
  vichy: {
    air: '#F2F9F6',
    wall: '#D8EDE6',
    mid: '#94CCBC',
    main: '#2F8C78',
    deep: '#10443E',
    warm: '#F0E8DA',
    skin: ['#FAEBDD', '#F3D8C3', '#E6BDA3', '#D29F84'],
  },
  cerave: {
    air: '#F5F8FC',
    wall: '#E0E9F5',
    mid: '#A3BCE2',
    main: '#3C66B4',
    deep: '#17315F',
    warm: '#F5E9DF',
    skin: ['#FCEBE1', '#F6D9CC', '#ECBFAF', '#DCA292'],
  },
  dercos: {
    air: '#FCF6F2',
    wall: '#F5E3D9',
    mid: '#E0AE97',
    main: '#B4532F',
    deep: '#56211A',
    warm: '#F8ECDD',
    skin: ['#FBE9DB', '#F4D3BE', '#E5B499', '#CE9073'],
  },
} satisfies Record<string, Palette>;

export type Brand = keyof typeof palettes;
export type BrandName = Brand | 'proexpert';

export const brands = Object.keys(palettes) as Brand[];

/** Returns the brand whose palette draws `name`; the portal's own for an unknown name. */
export function brandOf(name: string): Brand {
  return brands.find((brand) => brand === name) ?? 'pro';
}

const channels = (colour: string) => [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16));

/** The colour `share` of the way from `from` to `to`. */
export function mix(from: string, to: string, share: number): string {
  const target = channels(to);
  const mixed = channels(from).map((value, at) => Math.round(value + ((target[at] ?? 0) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const white = (colour: string, share: number) => mix(colour, '#FFFFFF', share);
