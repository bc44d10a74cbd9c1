import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';

/** What the person has bookmarked, the same on all their devices: learnings narrowed to it. */
export function FavoritesLink() {
  return (
    <Anchor href={`${path.learnings()}?favorite=1`}>
      <Icon name="bookmark" size="s" />
      Избранное
    </Anchor>
  );
}
