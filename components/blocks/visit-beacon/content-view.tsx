import { countView, sealView } from '@/api/core/statistics';
import { ContentBeacon } from './content-beacon';

type ContentViewProps = Parameters<typeof countView>[0] & {
  /** An unpublished draft, whose views by its author do not count. */
  isDraft?: boolean | undefined;
};

/** Counts one view of a page's content, however the page was opened. */
export async function ContentView({ isDraft, ...content }: ContentViewProps) {
  if (isDraft) return null;
  const [counted, seal] = await Promise.all([countView(content), sealView(content)]);
  return <ContentBeacon {...content} counted={counted} seal={seal} />;
}
