import { NOTIFICATION_KINDS, NOTIFICATION_RULES, type NotificationKind } from '../domain/notification';
import { isOneOf } from './belongs';
import type { Feature } from './features';
import { can, type Viewer } from './permissions';
import { leadsTrainings } from './roles';

/** Kinds of notification that the person can receive: rows of their settings, in the order of `NOTIFICATION_KINDS`. */
export function offeredKinds(
  viewer: Pick<Viewer, 'roles' | 'permissions'>,
  features: readonly Feature[],
): NotificationKind[] {
  const open = {
    all: true,
    answerers: can(viewer, 'questions.answer'),
    dispatchers: can(viewer, 'questions.manage'),
    leaders: isOneOf(leadsTrainings, viewer),
    reviewers: features.includes('social-activity'),
  };
  return NOTIFICATION_KINDS.filter((kind) => open[NOTIFICATION_RULES[kind].audience]);
}
