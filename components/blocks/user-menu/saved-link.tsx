import { Icon } from '@/components/ui/icon/icon';

/** What this device keeps for reading without a network; without scripts it can't be shown. */
export function SavedLink() {
  return (
    // a whole load: without a network the worker answers it
    // eslint-disable-next-line @next/next/no-html-link-for-pages
    <a href="/offline" data-script="">
      <Icon name="download" size="s" />
      Сохранённое
    </a>
  );
}
