'use client';

import { useRouter } from 'next/navigation';
import { deleteReview } from '@/api/reviews/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** Deletes a review that has not been paid yet. */
export function RemoveReview({ id, title }: { id: string; title: string }) {
  const router = useRouter();
  const remove = () =>
    openPopup('confirm', {
      title: 'Удалить отзыв?',
      text: `«${title}» исчезнет из списка.`,
      yes: 'Удалить',
      danger: true,
      onYes: async () => {
        await deleteReview(id);
        router.refresh();
      },
    });
  return (
    <div>
      <Button
        size="s"
        kind="quiet"
        icon="trash"
        data-script=""
        aria-label={`Удалить отзыв: ${title}`}
        onClick={remove}
      >
        Удалить
      </Button>
    </div>
  );
}
