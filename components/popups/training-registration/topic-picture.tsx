import { useQuery } from '@tanstack/react-query';
import { slotQuery } from '@/api/trainings/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Shot } from '@/components/ui/shot/shot';
import styles from './training-registration.module.css';

const SIZES = '(max-width: 767px) 100vw, 480px';

/**
 * The picture of a topic, requested when the popup opens, because the schedule does not include pictures. An empty
 * frame reserves its place against layout shift; without a picture or after a failure a placeholder is shown.
 */
export function TopicPicture({ id, markId }: { id: string; markId: string }) {
  const { data, isPending } = useQuery({ ...slotQuery(id), retry: false });
  return (
    <div className={styles.picture} data-brand={markId}>
      {isPending ? (
        <div className={styles.frame} />
      ) : (
        <Shot {...itemPicture(data?.image ?? null, SIZES)} ratio="21/10" first />
      )}
    </div>
  );
}
