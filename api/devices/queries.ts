import { queryOptions, useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { endDevice, endDevices, listDevices } from './endpoints';
import type { device } from './schemas';

export type Device = z.output<(typeof device)['schema']>;

/** Live sessions of the person; the page that shows them is rendered again after one is ended. */
export const devicesQuery = () =>
  queryOptions({ queryKey: ['devices'], queryFn: ({ signal }) => call(listDevices, { signal }) });

export function useEndDevice() {
  return useMutation({ mutationFn: (id: string) => call(endDevice, { params: { id } }) });
}

export function useEndDevices() {
  return useMutation({ mutationFn: (scope: 'others' | 'all') => call(endDevices, { body: { scope } }) });
}
