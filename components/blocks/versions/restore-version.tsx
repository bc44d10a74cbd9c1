'use client';

import { useRouter } from 'next/navigation';
import { dropDraft } from '@/api/drafts/queries';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import type { VersionedKind } from '@/components/blocks/content-changes/content-changes';
import { noteDropped } from '@/components/blocks/editor/kept-here';
import { dropLocal } from '@/components/blocks/editor/local-draft';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';

interface RestoreVersionProps {
  kind: VersionedKind;
  id: string;
  number: number;
  /** Whether there are edits that the restored version would replace. */
  hasDraft: boolean;
  owner: string;
}

/** Deletes unsaved typed values, which would hide the restored version. */
async function forgetTyped(kind: VersionedKind, subject: string, owner: string): Promise<void> {
  const place = { kind, subject, owner };
  noteDropped(place);
  dropLocal(place);
  await dropDraft(kind, subject);
}

/** Turns this version into a draft that nobody sees yet, for its author to continue. */
export function RestoreVersion({ kind, id, number, hasDraft, owner }: RestoreVersionProps) {
  const router = useRouter();
  const ask = () =>
    openPopup('confirm', {
      title: `Вернуть версию ${String(number)} как правки?`,
      text: `${hasDraft ? 'Правки, которые ещё не опубликованы, пропадут. ' : ''}Люди не увидят её, пока вы не опубликуете изменения. Бренд и сроки останутся нынешними.`,
      yes: 'Вернуть',
      danger: hasDraft,
      onYes: async () => {
        await AUTHORED[kind].bringBack(id, number);
        await forgetTyped(kind, id, owner);
        toast({ kind: 'good', text: `Версия ${String(number)} вернулась как правки` });
        router.push(AUTHORED[kind].editor(id));
      },
    });
  return (
    <Button size="s" kind="second" onClick={ask} aria-label={`Вернуть как правки: версия ${String(number)}`}>
      Вернуть как правки
    </Button>
  );
}
