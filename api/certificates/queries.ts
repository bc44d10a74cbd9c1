import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { pageQuery, type Shown } from '@/lib/lists/shown';
import { call } from '../core/call';
import { checkCertificate, getCertificate, listCertificates } from './endpoints';
import type { certificate, certificateCheck } from './schemas';

export type Certificate = z.output<(typeof certificate)['schema']>;
export type CertificateCheck = z.output<(typeof certificateCheck)['schema']>;

const key = ['certificates'] as const;

/** The viewer's own certificates: the page that the address shows, or the newest few. */
export const certificatesQuery = (shown: Shown | number) =>
  queryOptions({
    queryKey: [...key, 'newest', shown],
    queryFn: ({ signal }) => call(listCertificates, { query: { page: pageQuery(shown) }, signal }),
  });

/** One of the viewer's own certificates; CallError 404 when there is none. */
export const certificateQuery = (id: string) =>
  queryOptions({
    queryKey: [...key, 'one', id],
    queryFn: ({ signal }) => call(getCertificate, { params: { id }, signal }),
  });

export const certificateCheckQuery = (number: string) =>
  queryOptions({
    queryKey: [...key, 'check', number],
    queryFn: ({ signal }) => call(checkCertificate, { params: { number }, signal }),
  });
