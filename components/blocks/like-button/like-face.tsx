import { Button } from '@/components/ui/button/button';
import { IconButton } from '@/components/ui/icon-button/icon-button';
import { Text } from '@/components/ui/text/text';
import { formatNumber } from '@/lib/format/number';

export interface LikeLook {
  /** Of the item, for those who do not see it. */
  title: string;
  /** 'icon' on a card, without the number; 'line' beside a text, 'plain' among plain ones, 'words' after a text. */
  look?: 'icon' | 'line' | 'plain' | 'words';
}

interface LikeFaceProps extends LikeLook {
  liked: boolean;
  count: number;
  /** Without it the face is drawn as it is before the page's code has come. */
  toggle?: () => void;
}

/** The button alone, where one like is shown twice on a page. */
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
