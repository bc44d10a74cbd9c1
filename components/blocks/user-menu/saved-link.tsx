import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';

/** What this device keeps for reading without a network; without scripts it can't be shown. */
export function SavedLink() {
  return (
    // a whole load: without a network the worker answers it

    <a href={path.saved()} data-script="">
      <Icon name="download" size="s" />
      Доступно без сети
    </a>
  );
}
