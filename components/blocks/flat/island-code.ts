import type { ComponentProps, ComponentType } from 'react';

/**
 * Loaders of island components by name. Likes and bookmarks share one chunk; each staff menu has its own chunk, loaded
 * only by people who are shown the menu.
 */
const ISLAND_CODE = {
  like: () => import('./islands').then(({ LiveLike }) => LiveLike),
  favorite: () => import('./islands').then(({ LiveFavorite }) => LiveFavorite),
  'authored-menu': () => import('../authored/authored-menu').then(({ AuthoredMenu }) => AuthoredMenu),
  'finding-menu': () => import('../row-menus/finding-menu').then(({ FindingMenu }) => FindingMenu),
  'own-answer-menu': () => import('../row-menus/own-answer-menu').then(({ OwnAnswerMenu }) => OwnAnswerMenu),
  'person-menu': () => import('../territory/person-menu').then(({ PersonMenu }) => PersonMenu),
  'seat-menu': () => import('../row-menus/seat-menu').then(({ SeatMenu }) => SeatMenu),
  'topic-menu': () => import('../row-menus/topic-menu').then(({ TopicMenu }) => TopicMenu),
  'training-menu': () => import('../row-menus/training-menu').then(({ TrainingMenu }) => TrainingMenu),
} as const;

export type IslandName = keyof typeof ISLAND_CODE;
export type IslandPropsOf<N extends IslandName> = ComponentProps<
  Awaited<ReturnType<(typeof ISLAND_CODE)[N]>>
>;
/** Loaded components by name; their props are in the HTML (`data-props`). */
export type Islands = ReadonlyMap<string, ComponentType<object>>;

const isKnown = (name: string): name is IslandName => Object.hasOwn(ISLAND_CODE, name);

/** Resolves with the components of these names when the code of all is loaded. */
export async function islandsOf(names: Iterable<string>): Promise<Islands> {
  const known = [...new Set(names)].filter(isKnown);
  const come = known.map(
    async (name) => [name, (await ISLAND_CODE[name]()) as unknown as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(come));
}
