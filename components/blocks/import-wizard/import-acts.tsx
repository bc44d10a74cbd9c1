'use client';

import { useRouter } from 'next/navigation';
import { addressOf } from '@/api/core/address';
import { getImportProtocol } from '@/api/imports/endpoints';
import { useImportAct, type Import, type ImportAct } from '@/api/imports/queries';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { openPopup } from '@/components/popups/store';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { MAY } from '@/lib/domain/imports';
import { counted, fileSize } from '@/lib/format/number';
import styles from './import-wizard.module.css';

const ROWS = ['строку', 'строки', 'строк'] as const;

interface ImportActsProps {
  current: Import;
  /** Link to the columns step; null once rows are applied. */
  columnsHref: string | null;
  newHref: string;
}

/** Actions of the current state: apply all or only correct rows, undo, download the wrong rows or the protocol. */
export function ImportActs({ current, columnsHref, newHref }: ImportActsProps) {
  const router = useRouter();
  const act = useImportAct(current.id);
  const run = (given: ImportAct) =>
    act.mutate(given, { onSuccess: () => router.refresh(), onError: toastRefusal });
  const { wrong = 0, create = 0, update = 0, applied = 0, restored = 0, kept = 0 } = current.counts ?? {};
  const right = current.state === 'stopped' ? create + update - applied : create + update;
  const mayApply = MAY.apply.includes(current.state) && right > 0;
  const back = applied - restored - kept;
  const undo = () =>
    openPopup('confirm', {
      title: 'Отменить загрузку?',
      text: `Вернём как было ${counted(back, ROWS)}. Что после загрузки изменили другие, останется как есть.`,
      yes: 'Отменить загрузку',
      no: 'Оставить',
      danger: true,
      onYes: async () => {
        await act.mutateAsync({ act: 'undo' });
        router.refresh();
      },
    });
  return (
    <div className={styles.acts}>
      {mayApply && (
        <Button
          data-script=""
          loading={act.isPending}
          onClick={() => run({ act: 'apply', onlyRight: wrong > 0 })}
        >
          {wrong > 0
            ? `Загрузить только верные: ${counted(right, ROWS)}`
            : `Загрузить ${counted(right, ROWS)}`}
        </Button>
      )}
      {current.protocol && (
        <ButtonLink
          href={addressOf(getImportProtocol, { id: current.id })}
          kind="second"
          icon="download"
          download
        >
          {current.state === 'ready' ? 'Скачать неверные строки' : 'Скачать протокол'},{' '}
          {fileSize(current.protocol.size)}
        </ButtonLink>
      )}
      {columnsHref && (
        <ButtonLink href={columnsHref} kind="quiet">
          Изменить столбцы
        </ButtonLink>
      )}
      {current.canUndo && back > 0 && (
        <Button kind="danger" data-script="" loading={act.isPending} onClick={undo}>
          Отменить загрузку
        </Button>
      )}
      <ButtonLink href={newHref} kind="quiet">
        Другой файл
      </ButtonLink>
    </div>
  );
}
