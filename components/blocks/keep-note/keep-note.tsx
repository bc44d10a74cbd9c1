import { Text } from '@/components/ui/text/text';

/** A note about the bookmark beside it; `offline` where the item can be stored on the device too. */
export function KeepNote({ offline }: { offline?: boolean }) {
  const last = offline ? ', скачанное откроется без сети' : '';
  return (
    <Text size="sm" tone="muted">
      Закладка хранит материал в «Избранном» на всех ваших устройствах{last}.
    </Text>
  );
}
