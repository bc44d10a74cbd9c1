import { toast } from '@/components/ui/toast/toast-store';
import { loadPage } from '@/lib/routes/load-page';
import * as path from '@/lib/routes/path';

const SHOWN_KEY = 'portal:favorites-told';

function wasShown(): boolean {
  try {
    if (sessionStorage.getItem(SHOWN_KEY)) return true;
    sessionStorage.setItem(SHOWN_KEY, '1');
    return false;
  } catch {
    // no place to remember it: better silent than at each press
    return true;
  }
}

/** Says where favourites are, once a visit, when the first one is added. */
export function tellKept(): void {
  if (wasShown()) return;
  toast({
    text: 'Добавлено в избранное',
    kind: 'good',
    life: 6_000,
    action: { label: 'Открыть', onPress: () => loadPage(`${path.learnings()}?favorite=1`) },
  });
}
