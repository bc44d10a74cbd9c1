import type { ComponentType } from 'react';
import { LiveFavorite } from '../favorite-button/live-favorite';
import { LiveLike } from '../like-button/live-like';

/** What may act inside a piece of HTML, by the name that the piece gives it. */
export const ISLANDS = { like: LiveLike, favorite: LiveFavorite } as const;

export type IslandName = keyof typeof ISLANDS;

/** The component of a name; its props were written by the server beside it. */
export const islandOf = (name: string): ComponentType<object> | undefined =>
  (ISLANDS as unknown as Record<string, ComponentType<object>>)[name];
