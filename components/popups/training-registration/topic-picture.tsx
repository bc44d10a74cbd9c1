import { useQuery } from '@tanstack/react-query';
import { slotQuery } from '@/api/trainings/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Shot } from '@/components/ui/shot/shot';
import styles from './training-registration.module.css';

const SIZES = '(max-width: 767px) 100vw, 480px';

/**
 * What the topic is shown by, asked for as the window opens: the schedule carries no picture for a press that may not
 * come. Its frame stands from the start, so nothing moves as it comes; without one, or without an answer, it is a drop.
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
