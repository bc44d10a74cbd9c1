import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { academyExperts } from '@/lib/access/roles';
import { call } from '../core/call';
import {
  changePassword,
  confirmEmail,
  archiveUser,
  confirmPharmacy,
  deleteAccount,
  getUser,
  getUserStatistics,
  forgotPassword,
  listUsers,
  listUserScores,
  noteLeft,
  register,
  removeAvatar,
  resetPassword,
  sendConfirmation,
  updateAvatar,
  updateUser,
} from './endpoints';
import { userKeys } from '../me/queries';
import type * as schemas from './schemas';

type Schemas = typeof schemas;
type Input<N extends keyof Schemas> = Schemas[N] extends z.ZodType ? z.input<Schemas[N]> : never;

export type Expert = z.output<Schemas['userEntry']['schema']>;

const EXPERTS = 100;

/** The experts of the academy in their own order, without archived ones and those without a profile. */
export const expertsQuery = () =>
  queryOptions({
    queryKey: userKeys.experts(),
    queryFn: ({ signal }) =>
      call(listUsers, {
        query: {
          filter: { roles: { name: [...academyExperts] } },
          include: ['profile'],
          sort: 'place',
          page: { size: EXPERTS },
        },
        signal,
      }),
  });

export type Pharmacist = Expert;
export type Person = z.output<Schemas['user']['schema']>;
export type UserScore = z.output<Schemas['userScore']['schema']>;
type PeopleQuery = z.input<Schemas['userListQuery']>;
export type PeopleFilter = Omit<NonNullable<PeopleQuery['filter']>, 'is_pharmacist' | 'roles' | 'fullname'>;
export type PeopleSort = Exclude<NonNullable<PeopleQuery['sort']>, 'place'>;

interface PeopleAsked {
  filter: PeopleFilter;
  sort?: PeopleSort;
  page: number;
  size: number;
  /** All of the viewer's sectors, for viewers who have sectors. */
  sector?: boolean;
}

/** Pharmacists in the viewer's territory. */
export const pharmacistsQuery = ({ filter, sort, page, size, sector }: PeopleAsked) =>
  queryOptions({
    queryKey: [...userKeys.all, 'pharmacists', filter, sort, page, size, sector],
    queryFn: ({ signal }) =>
      call(listUsers, {
        query: {
          filter: { is_pharmacist: '1', ...filter },
          ...(sort ? { sort } : {}),
          page: { number: page, size },
          ...(sector ? { allow_sector: '1' as const } : {}),
        },
        signal,
      }),
  });

/** A person whom the viewer looks after; CallError 404 for anyone else. */
export const personQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'person', id],
    queryFn: ({ signal }) => call(getUser, { params: { id }, signal }),
  });

export const personStatisticsQuery = (id: string) =>
  queryOptions({
    queryKey: [...userKeys.all, 'statistics-of', id],
    queryFn: ({ signal }) => call(getUserStatistics, { params: { id }, signal }),
  });

/** Staff of the territory confirm that the person works in the pharmacy shown on the screen. */
export const confirmPharmacyOf = (id: string, pharmacyId: string) =>
  call(confirmPharmacy, { params: { id }, body: { pharmacyId } });

/** Staff of the territory record that the person left that pharmacy, or undo that. */
export const noteDeparture = (id: string, pharmacyId: string, hasLeft: boolean) =>
  call(noteLeft, { params: { id }, body: { pharmacyId, hasLeft } });
/** An admin archives the account, or restores it. */
export const moveToArchive = (id: string, isArchived: boolean) =>
  call(archiveUser, { params: { id }, body: { isArchived } });

type ScoresQuery = z.input<Schemas['userScoresQuery']>;

export const userScoresQuery = (
  id: string,
  filter: NonNullable<ScoresQuery['filter']>,
  page: number,
  size: number,
) =>
  queryOptions({
    queryKey: [...userKeys.all, 'scores-of', id, filter, page, size],
    queryFn: ({ signal }) =>
      call(listUserScores, { params: { id }, query: { filter, page: { number: page, size } }, signal }),
  });

/** Refreshes the signed-in person in the header, the account and everywhere else. */
function useMeRefresh() {
  const cache = useQueryClient();
  return () => cache.invalidateQueries({ queryKey: userKeys.all });
}

export function useUpdateUser(id: string) {
  const onSuccess = useMeRefresh();
  return useMutation({
    mutationFn: (body: Input<'profile'>) => call(updateUser, { params: { id }, body }),
    onSuccess,
  });
}

export function useUpdateAvatar(id: string) {
  const onSuccess = useMeRefresh();
  return useMutation({
    mutationFn: (file: Blob) => call(updateAvatar, { params: { id }, body: { file } }),
    onSuccess,
  });
}

export function useRemoveAvatar(id: string) {
  const onSuccess = useMeRefresh();
  return useMutation({ mutationFn: () => call(removeAvatar, { params: { id } }), onSuccess });
}

export function useConfirmEmail() {
  const onSuccess = useMeRefresh();
  return useMutation({
    mutationFn: (body: Input<'emailConfirmation'>) => call(confirmEmail, { body }),
    onSuccess,
  });
}

export function useSendConfirmation() {
  return useMutation({ mutationFn: () => call(sendConfirmation) });
}

export function useChangePassword() {
  return useMutation({ mutationFn: (body: Input<'passwordChange'>) => call(changePassword, { body }) });
}

export function useForgotPassword() {
  return useMutation({ mutationFn: (body: Input<'passwordForgot'>) => call(forgotPassword, { body }) });
}

export function useResetPassword() {
  return useMutation({ mutationFn: (body: Input<'passwordReset'>) => call(resetPassword, { body }) });
}

export function useRegister() {
  return useMutation({ mutationFn: (body: Input<'registration'>) => call(register, { body }) });
}

export function useDeleteAccount() {
  return useMutation({ mutationFn: (body: Input<'deletionBody'>) => call(deleteAccount, { body }) });
}
