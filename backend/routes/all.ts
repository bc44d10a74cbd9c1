import type { Routes } from '../http/mount';

/** Every group of routes, one line each. */
export const groups: readonly ((routes: Routes) => void)[] = [];
