import type { Routes } from '../http/mount';
import { articleRoutes } from './articles';
import { authRoutes } from './auth';
import { bannerRoutes } from './banners';
import { learningRoutes } from './learnings';
import { orderRoutes } from './orders';
import { pointsRoutes } from './points';
import { ratingRoutes } from './ratings';
import { selectRoutes } from './select';
import { settingsRoutes } from './settings';
import { testRoutes } from './tests';
import { userRoutes } from './user';

/** Every group of routes, one line each. */
export const groups: readonly ((routes: Routes) => void)[] = [
  articleRoutes,
  authRoutes,
  bannerRoutes,
  learningRoutes,
  orderRoutes,
  pointsRoutes,
  ratingRoutes,
  selectRoutes,
  settingsRoutes,
  testRoutes,
  userRoutes,
];
