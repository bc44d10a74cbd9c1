import { Text } from '@/components/ui/text/text';

/** What the bookmark beside it does; `offline` where the item can be kept on the device too. */
export function KeepNote({ offline }: { offline?: boolean }) {
  const last = offline ? ', скачанное откроется без сети' : '';
  return (
    <Text size="sm" tone="muted">
      Закладка хранит материал в «Избранном» на всех ваших устройствах{last}.
    </Text>
  );
}
