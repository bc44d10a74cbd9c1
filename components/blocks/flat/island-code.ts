import type { ComponentProps, ComponentType } from 'react';

/**
 * The code of what may act inside a piece of HTML, by the name that the piece gives it. Likes and bookmarks come
 * together; each menu of staff comes alone, and never to who is not shown it.
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
/** By name; their props were written by the server beside them. */
export type Islands = ReadonlyMap<string, ComponentType<object>>;

const isKnown = (name: string): name is IslandName => Object.hasOwn(ISLAND_CODE, name);

/** The components of these names, once the code of all has come. */
export async function islandsOf(names: Iterable<string>): Promise<Islands> {
  const known = [...new Set(names)].filter(isKnown);
  const come = known.map(
    async (name) => [name, (await ISLAND_CODE[name]()) as unknown as ComponentType<object>] as const,
  );
  return new Map(await Promise.all(come));
}
