import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { PageHead } from '@/components/ui/page-head/page-head';
import { Wrap } from '@/components/ui/wrap/wrap';
import { ContentForm } from './content-form';
import type { LoadedEditor } from './load-editor';

/** The editor of an article or a video, new or existing. */
export function ContentEditor(props: LoadedEditor & { owner: string }) {
  const { id, saved } = props;
  const isVideo = saved.values.entries === 'video';
  const made = isVideo ? 'Новое видео' : 'Новая статья';
  const title = id === null ? made : saved.values.title;
  return (
    <Wrap>
      <Breadcrumbs current={title} largeBack />
      <PageHead title={title} sameAsCrumbs />
      <ContentForm key={id} {...props} />
    </Wrap>
  );
}
