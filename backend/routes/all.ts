import type { Routes } from '../http/mount';
import { absenceRoutes } from './absences';
import { accountRoutes } from './account';
import { activityRoutes } from './activity';
import { articleRoutes } from './articles';
import { authRoutes } from './auth';
import { awardRoutes } from './awards';
import { bannerRoutes } from './banners';
import { calendarRoutes } from './calendars';
import { certificateRoutes } from './certificates';
import { exportRoutes } from './exports';
import { glossaryRoutes } from './glossary';
import { courseRoutes } from './courses';
import { deviceRoutes } from './devices';
import { doorRoutes } from './door';
import { draftRoutes } from './drafts';
import { fileRoutes } from './files';
import { importRoutes } from './imports';
import { learningRoutes } from './learnings';
import { messageRoutes } from './messages';
import { notificationRoutes } from './notifications';
import { moduleRoutes } from './modules';
import { orderRoutes } from './orders';
import { pageRoutes } from './pages';
import { pharmacyRoutes } from './pharmacies';
import { pointsRoutes } from './points';
import { productRoutes } from './products';
import { programmeRoutes } from './programme';
import { programmeTestsRoutes } from './programmetests';
import { questionRoutes } from './questions';
import { quotaRoutes } from './quotas';
import { ratingRoutes } from './ratings';
import { regradeRoutes } from './regrades';
import { representativeRoutes } from './representative';
import { reviewRoutes } from './reviews';
import { runRoutes } from './runs';
import { searchRoutes } from './search';
import { selectRoutes } from './select';
import { settingsRoutes } from './settings';
import { statisticsRoutes } from './statistics';
import { surveyingRoutes } from './surveying';
import { surveyRoutes } from './surveys';
import { testingRoutes } from './testing';
import { testRoutes } from './tests';
import { timetableRoutes } from './timetable';
import { trainingRoutes } from './trainings';
import { userRoutes } from './user';
import { versionRoutes } from './versions';
import { webinarRoutes } from './webinars';

/** Every group of routes, one line each. */
export const groups: readonly ((routes: Routes) => void)[] = [
  absenceRoutes,
  accountRoutes,
  activityRoutes,
  articleRoutes,
  authRoutes,
  awardRoutes,
  bannerRoutes,
  calendarRoutes,
  certificateRoutes,
  exportRoutes,
  glossaryRoutes,
  courseRoutes,
  deviceRoutes,
  doorRoutes,
  draftRoutes,
  fileRoutes,
  importRoutes,
  learningRoutes,
  messageRoutes,
  notificationRoutes,
  moduleRoutes,
  orderRoutes,
  pageRoutes,
  pharmacyRoutes,
  pointsRoutes,
  productRoutes,
  programmeRoutes,
  programmeTestsRoutes,
  questionRoutes,
  quotaRoutes,
  ratingRoutes,
  regradeRoutes,
  representativeRoutes,
  reviewRoutes,
  runRoutes,
  searchRoutes,
  selectRoutes,
  settingsRoutes,
  statisticsRoutes,
  surveyingRoutes,
  surveyRoutes,
  testingRoutes,
  testRoutes,
  timetableRoutes,
  trainingRoutes,
  userRoutes,
  versionRoutes,
  webinarRoutes,
];
