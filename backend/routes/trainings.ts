import * as contract from '@/api/trainings/endpoints';
import { mount, type Routes } from '../http/mount';
import { changeNotice } from '../services/trainings/change-notice';
import { confirmBooking } from '../services/trainings/confirm-booking';
import { readCalendarFile } from '../services/trainings/calendar';
import { readSlot } from '../services/trainings/find-slot';
import { leaveAsGuest, readGuestBooking } from '../services/trainings/guest-booking';
import { listSlots } from '../services/trainings/list-slots';
import { listTopics } from '../services/trainings/list-topics';
import { registerSelf } from '../services/trainings/register-self';
import { removeRegistration } from '../services/trainings/remove-registration';
import { seatTurns } from '../services/trainings/seat-turns';

export function trainingRoutes(routes: Routes): void {
  mount(routes, contract.listTopics, (ctx, { query }) => listTopics(ctx, query));
  // fixed names before braces: the first route that matches answers
  mount(routes, contract.listSlots, (ctx, { query }) => listSlots(ctx, query));
  mount(routes, contract.getOwnSlot, (ctx, { params }) => readSlot(ctx, params.id));
  mount(routes, contract.getCalendarFile, (ctx, { params }) => readCalendarFile(ctx, params.id));
  mount(routes, contract.getSlot, (ctx, { params }) => readSlot(ctx, params.id));
  mount(
    routes,
    contract.registerSelf,
    (ctx, { params, body }) => registerSelf(ctx, params.id, body),
    seatTurns.booking,
  );
  mount(routes, contract.confirmBooking, (ctx, { params }) => confirmBooking(ctx, params.id));
  mount(routes, contract.changeNotice, (ctx, { params, body }) => changeNotice(ctx, params.id, body));
  mount(routes, contract.getGuestBooking, (ctx, { params }) => readGuestBooking(ctx, params.token ?? ''));
  mount(
    routes,
    contract.leaveAsGuest,
    (ctx, { params }) => leaveAsGuest(ctx, params.token ?? ''),
    seatTurns.guestLeaving,
  );
  mount(
    routes,
    contract.removeRegistration,
    (ctx, { params, body }) => removeRegistration(ctx, params.id, body),
    seatTurns.leaving,
  );
}
