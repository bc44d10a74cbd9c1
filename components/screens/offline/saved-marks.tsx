import { LiveFavorite } from '@/components/blocks/favorite-button/live-favorite';
import { LikeFace } from '@/components/blocks/like-button/like-face';
import { useLike } from '@/components/blocks/like-button/use-like';
import { useOutbox } from '@/components/blocks/outbox/use-outbox';
import { Text } from '@/components/ui/text/text';
import { readOutbox } from '@/lib/pwa/outbox';
import type { SavedItem } from '@/lib/pwa/saved-reading';
import styles from './offline.module.css';

/** For a copy saved before these states were stored: a press sends the state wanted, which is idempotent. */
const UNKNOWN = { isLiked: false, isFavorite: false };

/** Like and bookmark of a saved article: the stored state, overridden by changes that wait on this device. */
export function SavedMarks({ userId, item }: { userId: string; item: SavedItem }) {
  const { id, title, mine = UNKNOWN } = item;
  const learningId = `article-${id}`;
  const keys = [`like:article:${id}`, `favorite:${learningId}`] as const;
  const wanted = (key: string, known: boolean) =>
    readOutbox(userId).find((entry) => entry.key === key)?.on ?? known;
  const like = useLike({
    type: 'article',
    id,
    title,
    isLiked: wanted(keys[0], mine.isLiked),
    likeCount: 0,
  });
  const { entries } = useOutbox();
  const waits = entries.some(({ key, problem }) => keys.some((one) => one === key) && problem === undefined);
  return (
    <div className={styles.marks}>
      {/* the number of likes is not known here */}
      <LikeFace {...like} count={0} title={title} look="words" />
      <LiveFavorite kind="line" id={learningId} title={title} isFavorite={wanted(keys[1], mine.isFavorite)} />
      <Text size="sm" tone="muted">
        <span role="status">{waits ? 'Ждёт отправки: уйдёт само, когда вернётся сеть' : ''}</span>
      </Text>
    </div>
  );
}
