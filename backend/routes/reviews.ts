import * as contract from '@/api/reviews/endpoints';
import { mount, type Routes } from '../http/mount';
import { listReviews } from '../services/reviews/list-reviews';
import { moderate } from '../services/reviews/moderate';
import { readReview } from '../services/reviews/review-row';
import { removeReview, send } from '../services/reviews/send-review';

export function reviewRoutes(routes: Routes): void {
  mount(routes, contract.listReviews, (ctx, { query }) => listReviews(ctx, query));
  mount(routes, contract.sendReview, (ctx, { body }) => send(ctx, body));
  mount(routes, contract.showReview, (ctx, { params, query }) => readReview(ctx, params.id, query.include));
  mount(routes, contract.removeReview, (ctx, { params }) => removeReview(ctx, params.id));
  mount(routes, contract.moderateReview, (ctx, { body }) => moderate(ctx, body));
}
