import { IconButton } from '@/components/ui/icon-button/icon-button';

export interface FavoriteLook {
  title: string;
  kind?: 'glass' | 'plain' | 'line';
}

interface FavoriteFaceProps extends FavoriteLook {
  kept: boolean;
  /** Absent while the component's code is not loaded. */
  toggle?: () => void;
}

/** The bookmark of a learning item. */
export function FavoriteFace({ title, kind = 'glass', kept, toggle }: FavoriteFaceProps) {
  return (
    <IconButton
      kind={kind}
      icon="bookmark"
      label={`В избранном: ${title}`}
      title={kept ? 'Убрать из избранного' : 'В избранное'}
      on={kept}
      aria-pressed={kept}
      onClick={toggle}
    />
  );
}
