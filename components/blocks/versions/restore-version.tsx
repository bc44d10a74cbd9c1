'use client';

import { useRouter } from 'next/navigation';
import { dropDraft } from '@/api/drafts/queries';
import { bringVersionBack } from '@/api/testing/queries';
import { noteDropped } from '@/components/blocks/editor/kept-here';
import { dropLocal } from '@/components/blocks/editor/local-draft';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';
import * as path from '@/lib/routes/path';

interface RestoreVersionProps {
  id: string;
  number: number;
  /** There are edits that it would come in the place of. */
  hasDraft: boolean;
  owner: string;
}

/** What the person has typed and not saved would cover what was brought back. */
async function forgetTyped(subject: string, owner: string): Promise<void> {
  const place = { kind: 'test' as const, subject, owner };
  noteDropped(place);
  dropLocal(place);
  await dropDraft('test', subject);
}

/** What this version says becomes edits that nobody sees yet; its author goes on from there. */
export function RestoreVersion({ id, number, hasDraft, owner }: RestoreVersionProps) {
  const router = useRouter();
  const ask = () =>
    openPopup('confirm', {
      title: `Вернуть версию ${String(number)} как правки?`,
      text: `${hasDraft ? 'Правки, которые ещё не опубликованы, пропадут. ' : ''}Люди не увидят её, пока вы не опубликуете изменения. Бренд и сроки останутся нынешними.`,
      yes: 'Вернуть',
      danger: hasDraft,
      onYes: async () => {
        await bringVersionBack(id, number);
        await forgetTyped(id, owner);
        toast({ kind: 'good', text: `Версия ${String(number)} вернулась как правки` });
        router.push(path.testEditor(id));
      },
    });
  return (
    <Button size="s" kind="second" onClick={ask} aria-label={`Вернуть как правки: версия ${String(number)}`}>
      Вернуть как правки
    </Button>
  );
}
