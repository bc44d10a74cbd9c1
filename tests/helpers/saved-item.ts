import type { SavedItem } from '@/lib/pwa/saved-reading';

/** An article saved on a device. */
export const savedItem = (facts: Partial<SavedItem> = {}): SavedItem => ({
  address: '/news/barrier',
  kind: 'article',
  id: '1',
  title: 'Барьер',
  brand: 'lrp',
  summary: '',
  html: '<p>Текст</p>',
  picture: null,
  needErid: false,
  eridToken: null,
  eridSource: null,
  version: '2026-01-10T09:00:00Z',
  savedAt: '2026-01-11T09:00:00Z',
  size: 10,
  ...facts,
});
