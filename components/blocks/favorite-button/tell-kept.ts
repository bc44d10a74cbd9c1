import { toast } from '@/components/ui/toast/toast-store';
import { loadPage } from '@/lib/routes/load-page';
import * as path from '@/lib/routes/path';

const TOLD = 'portal:favorites-told';

function isTold(): boolean {
  try {
    if (sessionStorage.getItem(TOLD)) return true;
    sessionStorage.setItem(TOLD, '1');
    return false;
  } catch {
    // no place to remember it: better silent than at each press
    return true;
  }
}

/** Where the first thing kept in a visit went; after that the person knows. */
export function tellKept(): void {
  if (isTold()) return;
  toast({
    text: 'Добавлено в избранное',
    kind: 'good',
    life: 6_000,
    action: { label: 'Открыть', onPress: () => loadPage(`${path.learnings()}?favorite=1`) },
  });
}
