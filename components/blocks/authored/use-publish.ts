import { useRouter } from 'next/navigation';
import { toastRefusal } from '@/components/blocks/refusal/toast-refusal';
import { openPopup } from '@/components/popups/store';
import type { AuthoredKindName } from '@/lib/domain/authored-state';
import { isSameContent } from '@/lib/domain/content-changes';
import { AUTHORED } from './kinds';
import { payOwed } from './pay-owed';
import { useAct } from './use-act';

/** The changes to review before publication; null for programme tests, a first publication and the same content. */
async function changesOf(kind: AuthoredKindName, id: string) {
  if (kind === 'programme-test') return null;
  const publication = await AUTHORED[kind].publication(id);
  const isOther = publication.changes !== null && !isSameContent(publication.changes);
  return isOther ? { kind, publication } : null;
}

/** Publishes the saved version from a list, after the person has confirmed the changes. */
export function usePublish(kind: AuthoredKindName) {
  const router = useRouter();
  const act = useAct(kind);

  function askOfChanges({ kind, publication }: NonNullable<Awaited<ReturnType<typeof changesOf>>>) {
    const regrade = 'regrade' in publication ? publication.regrade : null;
    openPopup('publication', {
      kind,
      publication,
      onYes: async (isRegraded) => {
        const out = await AUTHORED[kind].publish(publication.id, publication.seenAt);
        await payOwed(out, isRegraded ? regrade : null, (href) => router.push(href));
        router.refresh();
      },
    });
  }

  return async function publish(id: string, title: string): Promise<void> {
    try {
      const changes = await changesOf(kind, id);
      if (changes) return askOfChanges(changes);
    } catch (error) {
      return toastRefusal(error);
    }
    openPopup('confirm', {
      title: `Опубликовать ${AUTHORED[kind].one}?`,
      text: `«${title}» увидят все, кому он открыт.`,
      yes: 'Опубликовать',
      onYes: async () => void (await act([id], 'publish')),
    });
  };
}
