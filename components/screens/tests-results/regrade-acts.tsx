'use client';

import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { payRegrade, takeRegradeBack } from '@/api/regrades/queries';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import { counted, points as pointsWords } from '@/lib/format/number';

const PEOPLE = ['человеку', 'людям', 'людям'] as const;
const KEEP = ['человек потратил', 'человека потратили', 'человек потратили'] as const;

/** Pays what is shown, after a confirmation. */
export function PayRegrade({ id, people, points }: { id: string; people: number; points: number }) {
  const router = useRouter();
  // one key for one press: a retry pays nothing twice
  const key = useRef(crypto.randomUUID());
  const ask = () =>
    openPopup('confirm', {
      title: 'Пересчитать?',
      text: `Начислим ${pointsWords(points)} ${counted(people, PEOPLE)} и сообщим каждому. Пересчёт можно отменить.`,
      yes: 'Пересчитать',
      onYes: async () => {
        const { isUnderWay } = await payRegrade(id, { people, points }, key.current);
        const done = `Начислено: ${pointsWords(points)}`;
        toast({ kind: 'good', text: isUnderWay ? 'Пересчёт начался' : done });
        router.refresh();
      },
    });
  return <Button onClick={ask}>Пересчитать</Button>;
}

/** Undoes the last regrade, after a confirmation. */
export function UndoRegrade({ id, batch }: { id: string; batch: string }) {
  const router = useRouter();
  const ask = () =>
    openPopup('confirm', {
      title: 'Отменить пересчёт?',
      text: 'Баллы пересчёта спишем у всех, кто их ещё не потратил. Сертификаты останутся.',
      yes: 'Отменить пересчёт',
      no: 'Оставить',
      danger: true,
      onYes: async () => {
        const { done, kept, isUnderWay } = await takeRegradeBack(id, batch, crypto.randomUUID());
        const left = kept > 0 ? ` Баллы ${counted(kept, KEEP)}: их не трогаем.` : '';
        const said = isUnderWay ? 'Отмена пересчёта началась' : `Отменено: ${String(done)}.${left}`;
        toast({ kind: 'good', text: said });
        router.refresh();
      },
    });
  return (
    <Button kind="second" size="s" onClick={ask}>
      Отменить пересчёт
    </Button>
  );
}
