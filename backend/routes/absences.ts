import * as contract from '@/api/absences/endpoints';
import { mount, type Routes } from '../http/mount';
import { addAbsence, listAbsences, removeAbsence } from '../services/timetable/absences';

export function absenceRoutes(routes: Routes): void {
  mount(routes, contract.listAbsences, (ctx, { query }) => listAbsences(ctx, query));
  mount(routes, contract.addAbsence, (ctx, { body }) => addAbsence(ctx, body));
  mount(routes, contract.removeAbsence, (ctx, { params }) => removeAbsence(ctx, params.id));
}
