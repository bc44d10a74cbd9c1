'use client';

import { useRouter } from 'next/navigation';
import { moveToArchive, noteDeparture } from '@/api/user/queries';
import { useAct } from '@/components/blocks/refusal/use-act';
import { openPopup } from '@/components/popups/store';
import type { MenuItem } from '@/components/ui/menu/menu';
import { toast } from '@/components/ui/toast/toast-store';
import { announceWrite } from '@/lib/browser/written';

export interface Worker {
  id: string;
  name: string;
  pharmacyId: string | null;
  isArchive: boolean;
  hasLeft: boolean;
}

const SEATS = 'Записи на предстоящие тренинги снимутся, места получат следующие в очереди.';

/** Acts on a person's work: left the pharmacy, archived, and the reverse of both. */
export function useWorkActs({ id, name, pharmacyId, isArchive, hasLeft }: Worker, mayArchive: boolean) {
  const router = useRouter();
  const { act } = useAct();
  const comeBack = () =>
    act(async () => {
      await noteDeparture(id, pharmacyId ?? '', false);
      return `${name}: снова в списке аптеки`;
    });
  const leaveArchive = () =>
    act(async () => {
      await moveToArchive(id, false);
      return `${name}: кабинет снова открыт`;
    });
  /** Asks for confirmation first, because given up seats are not restored. */
  const ask = (title: string, text: string, work: () => Promise<unknown>, said: string, undo: () => void) =>
    openPopup('confirm', {
      ...{ title, text, yes: title.replace('?', ''), danger: true },
      onYes: async () => {
        await work();
        announceWrite();
        toast({ text: `${name}: ${said}`, kind: 'good', action: { label: 'Вернуть', onPress: undo } });
        router.refresh();
      },
    });
  const leave = () =>
    ask(
      'Больше не работает?',
      `${name}. ${SEATS} В списках и в «Моём дне» человека не будет, войти на портал и указать новую аптеку он сможет. Вернуть можно через фильтр «Архив».`,
      () => noteDeparture(id, pharmacyId ?? '', true),
      'больше не работает',
      comeBack,
    );
  const archive = () =>
    ask(
      'В архив?',
      `${name}. ${SEATS} Войти на портал человек больше не сможет, баллы и история останутся.`,
      () => moveToArchive(id, true),
      'в архиве',
      leaveArchive,
    );
  const items: (MenuItem | false)[] = [
    !isArchive &&
      !hasLeft &&
      pharmacyId !== null && { key: 'left', title: 'Больше не работает', icon: 'exit', onPress: leave },
    !isArchive &&
      hasLeft &&
      pharmacyId !== null && { key: 'back', title: 'Вернуть в аптеку', icon: 'repeat', onPress: comeBack },
    mayArchive &&
      !isArchive && { key: 'archive', title: 'В архив', icon: 'trash', danger: true, onPress: archive },
    mayArchive &&
      isArchive && { key: 'open', title: 'Вернуть из архива', icon: 'repeat', onPress: leaveArchive },
  ];
  return items.filter((item) => item !== false);
}
