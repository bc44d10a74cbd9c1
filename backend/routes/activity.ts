import { listUnusualActivity } from '@/api/activity/endpoints';
import { mount, type Routes } from '../http/mount';
import { reportActivity } from '../services/activity/report';

export function activityRoutes(routes: Routes): void {
  mount(routes, listUnusualActivity, (ctx, { query }) => reportActivity(ctx, query));
}
