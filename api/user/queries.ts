import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { academyExperts } from '@/lib/access/roles';
import { call } from '../core/call';
import {
  changePassword,
  confirmEmail,
  deleteAccount,
  forgotPassword,
  listUsers,
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

/** The experts of the academy in their own order: archived ones and those without a profile are left out. */
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

/** After it the header, the account and every other place show the new person. */
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
