import { createRating, deleteRating } from '@/api/ratings/endpoints';
import { mount, type Routes } from '../http/mount';
import { rate } from '../services/ratings/rate';
import { removeRating } from '../services/ratings/remove-rating';

export function ratingRoutes(routes: Routes): void {
  mount(routes, createRating, (ctx, { body }) => rate(ctx, body));
  mount(routes, deleteRating, (ctx, { params }) => removeRating(ctx, params.id));
}
