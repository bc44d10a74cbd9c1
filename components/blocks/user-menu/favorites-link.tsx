import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import * as path from '@/lib/routes/path';

/** Link to the learnings filtered by favourites, which are shared by the person's devices. */
export function FavoritesLink() {
  return (
    <Anchor href={`${path.learnings()}?favorite=1`}>
      <Icon name="bookmark" size="s" />
      Избранное
    </Anchor>
  );
}
