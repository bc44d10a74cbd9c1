import { PUBLICATION_STATES, type PublicationState } from '@/lib/domain/publication-state';
import { choice, pageNumber, slugs, words } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import * as path from '@/lib/routes/path';

export const STATE_NAMES: Readonly<Record<PublicationState, string>> = {
  draft: 'Черновики',
  scheduled: 'Запланированы',
  published: 'Опубликованы',
  archived: 'Архив',
};
export const KIND_NAMES = { article: 'Статья', video: 'Видео' } as const;
const SORTS = ['-updatedAt', 'updatedAt', '-publishedAt', 'publishedAt', 'title', '-title'] as const;

/** The authors' list: `/lk/content?state=draft&kind=video&mark=lrp&search=…&sort=title`. */
export const contentList = listAddress({
  path: path.content(),
  tabs: ['state'],
  fields: {
    state: choice(PUBLICATION_STATES),
    kind: choice(['article', 'video']),
    mark: slugs(60),
    search: words(),
    sort: choice(SORTS, '-updatedAt'),
    page: pageNumber(),
  },
});

export type ContentView = ViewOf<typeof contentList>;

/** `filter` of the list's call and of its export. */
export const contentFilter = ({ state, mark, search, kind }: ContentView) => ({
  ...{ state, mark, search },
  ...(kind && { entries: { alias: kind } }),
});
