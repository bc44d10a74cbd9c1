import { countView, sealView } from '@/api/core/statistics';
import { ContentBeacon } from './content-beacon';

/** Stands on a page of content: who looks at it is counted once, whichever way the page was opened. */
export async function ContentView(content: Parameters<typeof countView>[0]) {
  const [counted, seal] = await Promise.all([countView(content), sealView(content)]);
  return <ContentBeacon {...content} counted={counted} seal={seal} />;
}
