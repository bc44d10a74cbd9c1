import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Text } from '@/components/ui/text/text';
import { formatNumber } from '@/lib/format/number';

export interface LikeLook {
  /** Title of the item, for screen readers. */
  title: string;
  /** 'icon' on a card, without the number; 'line' beside a text, 'plain' among plain links, 'words' after a text. */
  look?: 'icon' | 'line' | 'plain' | 'words';
}

interface LikeFaceProps extends LikeLook {
  liked: boolean;
  count: number;
  /** Absent while the page's code is loading: the button is then only drawn. */
  toggle?: () => void;
}

/** The button without its state, for a page that shows one like twice. */
export function LikeFace({ liked, count, toggle, title, look = 'icon' }: LikeFaceProps) {
  if (look === 'words') {
    return (
      <Button kind="second" icon="heart" aria-pressed={liked} onClick={toggle}>
        Нравится{count > 0 ? `, ${formatNumber(count)}` : ''}
      </Button>
    );
  }
  const kind = look === 'icon' ? 'glass' : look;
  return (
    <>
      <IconButton
        kind={kind}
        icon="heart"
        label={`Нравится: ${title}`}
        title="Нравится"
        on={liked}
        aria-pressed={liked}
        onClick={toggle}
      />
      {look !== 'icon' && count > 0 && (
        <Text as="span" size="sm" tone="muted">
          {formatNumber(count)}
        </Text>
      )}
    </>
  );
}
