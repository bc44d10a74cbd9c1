import { choice, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const TABS = ['coming', 'waiting', 'past'] as const;

export const appointmentList = listAddress({
  path: path.appointments(),
  tabs: ['tab'],
  fields: { tab: choice(TABS, 'coming'), page: pageNumber() },
});

export type AppointmentsView = ViewOf<typeof appointmentList>;
