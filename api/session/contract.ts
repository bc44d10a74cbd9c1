import * as absences from '../absences/endpoints';
import * as account from '../account/endpoints';
import * as activity from '../activity/endpoints';
import * as articles from '../articles/endpoints';
import * as auth from '../auth/endpoints';
import * as awards from '../awards/endpoints';
import * as banners from '../banners/endpoints';
import * as calendars from '../calendars/endpoints';
import * as certificates from '../certificates/endpoints';
import * as courses from '../courses/endpoints';
import * as devices from '../devices/endpoints';
import * as door from '../door/endpoints';
import * as drafts from '../drafts/endpoints';
import * as files from '../files/endpoints';
import * as exports from '../exports/endpoints';
import * as glossary from '../glossary/endpoints';
import * as imports from '../imports/endpoints';
import * as learnings from '../learnings/endpoints';
import * as me from '../me/endpoints';
import * as messages from '../messages/endpoints';
import * as modules from '../modules/endpoints';
import * as notifications from '../notifications/endpoints';
import * as orders from '../orders/endpoints';
import * as pages from '../pages/endpoints';
import * as pharmacies from '../pharmacies/endpoints';
import * as points from '../points/endpoints';
import * as products from '../products/endpoints';
import * as programme from '../programme/endpoints';
import * as programmetests from '../programmetests/endpoints';
import * as questions from '../questions/endpoints';
import * as quotas from '../quotas/endpoints';
import * as ratings from '../ratings/endpoints';
import * as regrades from '../regrades/endpoints';
import * as representative from '../representative/endpoints';
import * as reviews from '../reviews/endpoints';
import * as runs from '../runs/endpoints';
import * as search from '../search/endpoints';
import * as select from '../select/endpoints';
import * as settings from '../settings/endpoints';
import * as statistics from '../statistics/endpoints';
import * as surveying from '../surveying/endpoints';
import * as surveys from '../surveys/endpoints';
import * as testing from '../testing/endpoints';
import * as tests from '../tests/endpoints';
import * as registrations from '../registrations/endpoints';
import * as timetable from '../timetable/endpoints';
import * as trainings from '../trainings/endpoints';
import * as user from '../user/endpoints';
import * as versions from '../versions/endpoints';
import * as webinars from '../webinars/endpoints';
import { endpointFinder } from '../core/find-endpoint';
import type { Endpoint } from '../core/endpoint';

const groups: readonly Record<string, unknown>[] = [
  absences,
  account,
  activity,
  articles,
  auth,
  awards,
  banners,
  calendars,
  certificates,
  courses,
  devices,
  door,
  drafts,
  files,
  exports,
  glossary,
  imports,
  learnings,
  me,
  messages,
  modules,
  notifications,
  orders,
  pages,
  pharmacies,
  points,
  products,
  programme,
  programmetests,
  questions,
  quotas,
  ratings,
  regrades,
  representative,
  reviews,
  runs,
  search,
  select,
  settings,
  statistics,
  surveying,
  surveys,
  testing,
  tests,
  registrations,
  timetable,
  trainings,
  user,
  versions,
  webinars,
];

/** Every call of the contract that a person can make; a guard test compares it with the folders of `api`. */
export const endpoints: readonly Endpoint[] = groups
  .flatMap((group) => Object.values(group))
  .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'shapes' in value)
  .filter(({ service, needs }) => service !== 'statistics' && needs !== 'collector');

/** Finds the endpoint of a forwarded call: the portal rejects any other. */
export const findEndpoint = endpointFinder(endpoints);
