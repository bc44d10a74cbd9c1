import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import {
  answerSignal,
  getDayPlan,
  invitePharmacist,
  listInvitations,
  listRadar,
  listRadarCounts,
  noteStop,
  readInvitation,
  resendInvitation,
  saveDayPlan,
} from './endpoints';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
export type RadarLine = z.output<Schemas['radarLine']['schema']>;
export type RadarMeta = z.output<Schemas['radarMeta']>;
export type RadarCount = z.output<Schemas['radarCount']['schema']>;
export type DayPlan = z.output<Schemas['dayPlan']['schema']>;
export type SignalKind = RadarLine['signals'][number]['kind'];
export type SignalAnswer = z.input<Schemas['signalAnswer']>;
export type StopVisit = z.input<Schemas['stopVisit']>;

export type Invitation = z.output<Schemas['invitation']['schema']>;
export type InvitedPerson = z.output<Schemas['invitedPerson']['schema']>;
export type InvitationBody = z.input<Schemas['invitationBody']>;

const keys = { all: ['representative'] as const };

interface RadarAsked {
  kind?: SignalKind | undefined;
  pharmacyId?: string;
  page?: number;
  size: number;
  sector?: boolean;
}

/** People of the viewer's own pharmacies who need attention, most important first. */
export const radarQuery = ({ kind, pharmacyId, page = 1, size, sector = false }: RadarAsked) =>
  queryOptions({
    queryKey: [...keys.all, 'radar', kind, pharmacyId, page, size, sector],
    queryFn: ({ signal }) =>
      call(listRadar, {
        query: {
          filter: { ...(kind ? { kind } : {}), ...(pharmacyId ? { pharmacy_id: pharmacyId } : {}) },
          page: { number: page, size },
          ...(sector ? { allow_sector: '1' as const } : {}),
        },
        signal,
      }),
  });

/** Counts by representative, for a leader of sectors. */
export const radarCountsQuery = () =>
  queryOptions({
    queryKey: [...keys.all, 'radar-counts'],
    queryFn: ({ signal }) => call(listRadarCounts, { query: { allow_sector: '1' }, signal }),
  });

export const dayPlanQuery = (day: string) =>
  queryOptions({
    queryKey: [...keys.all, 'plan', day],
    queryFn: ({ signal }) => call(getDayPlan, { params: { id: day }, signal }),
  });

/** Write calls; the caller refreshes the page that shows the lines. */
export const answerLine = (personId: string, body: SignalAnswer) =>
  call(answerSignal, { params: { id: personId }, body });
export const keepPlan = (day: string, pharmacyIds: readonly string[]) =>
  call(saveDayPlan, { params: { id: day }, body: { pharmacyIds: [...pharmacyIds] } });
export const keepVisit = (day: string, body: StopVisit) => call(noteStop, { params: { id: day }, body });

export const INVITATIONS_PAGE = 20;

/** The viewer's invitations to the portal. */
export const invitationsQuery = (page: number) =>
  queryOptions({
    queryKey: [...keys.all, 'invitations', page],
    queryFn: ({ signal }) =>
      call(listInvitations, { query: { page: { number: page, size: INVITATIONS_PAGE } }, signal }),
  });

/** Prefilled data of an invited person's form; CallError 404 for a dead link. */
export const invitedPersonQuery = (token: string) =>
  queryOptions({
    queryKey: [...keys.all, 'invited', token],
    queryFn: ({ signal }) => call(readInvitation, { params: { id: token }, signal }),
  });

export const sendInvitation = (body: InvitationBody, idempotencyKey: string) =>
  call(invitePharmacist, { body, idempotencyKey });
export const sendAgain = (id: string) => call(resendInvitation, { params: { id } });
