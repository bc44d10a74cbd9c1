'use client';

import { useRouter } from 'next/navigation';
import { useRemoveAvatar } from '@/api/user/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';

export function PhotoRemove({ id }: { id: string }) {
  const router = useRouter();
  const remove = useRemoveAvatar(id);
  const ask = () =>
    openPopup('confirm', {
      title: 'Удалить фотографию?',
      text: 'Вместо неё будут видны первые буквы имени и фамилии.',
      yes: 'Удалить',
      no: 'Оставить',
      danger: true,
      onYes: async () => {
        await remove.mutateAsync();
        router.refresh();
        toast({ text: 'Фотография удалена.', kind: 'good' });
      },
    });
  return (
    <Button kind="quiet" size="s" data-script="" onClick={ask}>
      Удалить фото
    </Button>
  );
}
