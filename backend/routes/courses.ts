import * as contract from '@/api/courses/endpoints';
import { mount, type Routes } from '../http/mount';
import { getCourse } from '../services/courses/get-course';

export function courseRoutes(routes: Routes): void {
  mount(routes, contract.getCourse, (ctx, { params }) => getCourse(ctx, params.slug));
}
