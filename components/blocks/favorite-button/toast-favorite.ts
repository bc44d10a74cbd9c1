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
    // storage is unavailable: no message at all instead of one at each press
    return true;
  }
}

/** Shows a toast with a link to favourites, once per session, when the first favourite is added. */
export function toastFavorite(): void {
  if (wasShown()) return;
  toast({
    text: 'Добавлено в избранное',
    kind: 'good',
    life: 6_000,
    action: { label: 'Открыть', onPress: () => loadPage(`${path.learnings()}?favorite=1`) },
  });
}
