import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';

/** Link to materials saved on this device for reading without a network; hidden without scripts, which show them. */
export function SavedLink() {
  return (
    // a full load: without a network the service worker answers it

    <a href={path.saved()} data-script="">
      <Icon name="download" size="s" />
      Доступно без сети
    </a>
  );
}
