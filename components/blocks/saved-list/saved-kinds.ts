import type { IconName } from '@/components/ui/icon/icon-names';
import type { SavedItem } from '@/lib/pwa/saved-reading';

/** Word and icon of each kind of saved material. */
export const SAVED_KINDS: Readonly<Record<SavedItem['kind'], { one: string; many: string; icon: IconName }>> =
  {
    article: { one: 'Статья', many: 'Статьи', icon: 'doc' },
    module: { one: 'Модуль', many: 'Модули', icon: 'screen' },
    product: { one: 'Продукт', many: 'Продукты', icon: 'flask' },
    glossary: { one: 'Глоссарий', many: 'Глоссарий', icon: 'list' },
    theme: { one: 'Научная база', many: 'Научная база', icon: 'learn' },
  };
