import { countView, sealView } from '@/api/core/statistics';
import { ContentBeacon } from './content-beacon';

type ContentViewProps = Parameters<typeof countView>[0] & {
  /** Its author's own look before it is out: no view. */
  isDraft?: boolean | undefined;
};

/** Stands on a page of content: who looks at it is counted once, whichever way the page was opened. */
export async function ContentView({ isDraft, ...content }: ContentViewProps) {
  if (isDraft) return null;
  const [counted, seal] = await Promise.all([countView(content), sealView(content)]);
  return <ContentBeacon {...content} counted={counted} seal={seal} />;
}
