import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { checkCertificate, listCertificates } from './endpoints';
import type { certificate, certificateCheck } from './schemas';

export type Certificate = z.output<(typeof certificate)['schema']>;
export type CertificateCheck = z.output<(typeof certificateCheck)['schema']>;

const key = ['certificates'] as const;

/** The newest of one's own. */
export const certificatesQuery = (size: number) =>
  queryOptions({
    queryKey: [...key, 'newest', size],
    queryFn: ({ signal }) => call(listCertificates, { query: { page: { size } }, signal }),
  });

export const certificateCheckQuery = (number: string) =>
  queryOptions({
    queryKey: [...key, 'check', number],
    queryFn: ({ signal }) => call(checkCertificate, { params: { number }, signal }),
  });
