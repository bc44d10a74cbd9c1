import { queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import { call } from '../core/call';
import { getSiteMetadata } from './endpoints';

export const settingsKeys = {
  all: ['settings'] as const,
  named: (name: string) => [...settingsKeys.all, name] as const,
};

/** One entry of the site's metadata, parsed by its own shape. 404 when the services have none. */
function named<T>(name: string, shape: () => Promise<z.ZodType<T>>) {
  return queryOptions({
    queryKey: settingsKeys.named(name),
    queryFn: async ({ signal }): Promise<T> => {
      const [entry, schema] = await Promise.all([
        call(getSiteMetadata, { params: { name }, signal }),
        shape(),
      ]);
      return schema.parse(entry.content);
    },
  });
}

/** Whether a wave of gifts is open and whether the person has sent an order in it (specification, section 3). */
export const waveStatusQuery = () =>
  named('present-wave-status', async () => (await import('./schemas')).presentWaveStatus);

export const waveBannerQuery = () =>
  named('wave-banner-content', async () => (await import('./schemas')).waveBannerContent);
