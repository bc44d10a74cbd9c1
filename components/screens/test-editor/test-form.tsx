'use client';

import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import type { TestPublication } from '@/api/versions/queries';
import type { LinkChoices } from '@/components/blocks/authored/link-fields';
import { AuthoredActs } from '@/components/blocks/authored/authored-acts';
import { AUTHORED } from '@/components/blocks/authored/kinds';
import { outWords } from '@/components/blocks/authored/out-words';
import { payOwed } from '@/components/blocks/authored/pay-owed';
import { useJustMade } from '@/components/blocks/authored/use-just-made';
import layout from '@/components/blocks/editor/columns.module.css';
import { EditorBar } from '@/components/blocks/editor/editor-bar';
import { EditorForm, type Version } from '@/components/blocks/editor/editor-form';
import { TestBadge } from '@/components/blocks/publication/test-badge';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import { AsideFields } from './aside-fields';
import type { LoadedTest } from './load-test';
import { MainFields } from './main-fields';
import { ReadingsContext } from './readings';
import { TestPlaceContext } from './test-place';
import { TEST_SPACES } from './test-space';
import { LABELS, toValues, type SavedTest, type TestValues } from './test-values';
import { valueWords } from './value-words';

const versionOf = (test: SavedTest): Version<TestValues> => ({
  values: toValues(test),
  seenAt: test.updatedAt,
});

/** Intent that publishes after the changes were shown and agreed to. */
const AGREED = 'publish-agreed';

/** Form of the test editor: saves the draft, and publishes it if asked to. */
export function TestForm(props: LoadedTest & { owner: string; isJustMade?: boolean }) {
  const { subject, saved, draft, marks, links, owner, readings, place, isJustMade = false } = props;
  const { kind, schema, make, save: send, read, drop, foresee } = TEST_SPACES[place.space];
  const { editor } = AUTHORED[kind];
  const router = useRouter();
  const [test, setTest] = useState(props.test);
  // one key for one press: a retry makes no second test
  const key = useRef(crypto.randomUUID());
  const owed = useRef<TestPublication['regrade']>(null);
  useJustMade({ kind, made: props.test, href: editor(subject), isJustMade });

  const titlesOf = (of: LinkChoices['tags'], slugs: unknown) =>
    (slugs as string[]).map((slug) => of.find((one) => one.slug === slug)?.title ?? slug).join(', ');
  function titled(name: string, value: unknown): string | undefined {
    if (name === 'month') return place.months.find((one) => one.value === value)?.title;
    return name === 'tags' || name === 'gammas' ? titlesOf(links[name], value) : undefined;
  }

  /** For a published test: shows the changes first, with their effect on answers that were sent. */
  async function ask(
    known: SavedTest,
    values: TestValues,
    seenAt: string | null,
    again: (intent: string) => void,
  ) {
    const publication = await foresee?.(known, values, seenAt);
    if (!publication?.changes) return again(AGREED);
    owed.current = null;
    openPopup('publication', {
      kind: 'test',
      publication,
      onYes: (isRegraded) => {
        owed.current = isRegraded ? publication.regrade : null;
        again(AGREED);
      },
    });
  }

  async function save(
    values: TestValues,
    from: Version<TestValues>,
    intent: string,
    again: (intent: string) => void,
  ) {
    const isOut = test?.isPublished && test.publishedRevision !== null;
    if (intent === 'publish' && foresee && test && isOut) {
      await ask(test, values, from.seenAt, again);
      return undefined;
    }
    const publish = intent === 'publish' || intent === AGREED;
    if (test === null) {
      const made = await make(values, publish, key.current).catch((error: unknown) => {
        key.current = crypto.randomUUID();
        throw error;
      });
      if (publish) toast({ kind: 'good', text: outWords(made) });
      router.replace(publish ? editor(made.id) : `${editor(made.id)}?made=1`);
      return null;
    }
    const next = await send(test, values, { publish, ...(from.seenAt ? { seenAt: from.seenAt } : {}) });
    setTest(next);
    if (!publish) toast({ kind: 'good', text: 'Сохранено' });
    else await payOwed(next, owed.current, (href) => router.push(href));
    router.refresh();
    return versionOf(next);
  }

  return (
    <TestPlaceContext value={{ ...place, testId: test?.id ?? null }}>
      <ReadingsContext value={readings}>
        <EditorForm<TestValues>
          place={{ kind, subject, owner }}
          label="Тест"
          labels={LABELS}
          words={(name, value) => titled(name, value) ?? valueWords(name, value)}
          latest={async () => (test ? versionOf(await read(test.id)) : saved)}
          {...{ saved, draft, schema, save }}
        >
          <EditorBar state={<TestBadge state={test?.state ?? 'draft'} hasDraft={test?.hasDraft ?? false} />}>
            <AuthoredActs
              kind={kind}
              of={test}
              sent={test?.attemptsCount ?? 0}
              onDrop={async (id) => setTest(await drop(id))}
            />
          </EditorBar>
          <div className={layout.columns}>
            <MainFields id={test?.id ?? null} />
            <AsideFields {...{ marks, links, test }} />
          </div>
        </EditorForm>
      </ReadingsContext>
    </TestPlaceContext>
  );
}
