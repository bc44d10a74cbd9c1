'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import {
  dropTestDraft,
  makeTest,
  readAuthoredTest,
  saveTest,
  type AuthoredTest,
} from '@/api/testing/queries';
import { AuthoredActs } from '@/components/blocks/authored/authored-acts';
import { EditorBar } from '@/components/blocks/editor/editor-bar';
import { EditorForm, type Version } from '@/components/blocks/editor/editor-form';
import { TestBadge } from '@/components/blocks/publication/test-badge';
import { openPopup } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import * as path from '@/lib/routes/path';
import { AsideFields } from './aside-fields';
import type { LoadedTest } from './load-test';
import { MainFields } from './main-fields';
import { ReadingsContext } from './readings';
import styles from './test-editor.module.css';
import { LABELS, toBody, toValues, valueWords, type TestValues } from './test-values';

const schema = () => import('@/lib/validation/forms/test').then(({ testForm }) => testForm);

const versionOf = (test: AuthoredTest): Version<TestValues> => ({
  values: toValues(test),
  seenAt: test.updatedAt,
});

/** The popup that says so, once: the address forgets it. */
function useJustMade(test: AuthoredTest | null, isJustMade: boolean): void {
  useEffect(() => {
    if (!isJustMade || !test) return;
    window.history.replaceState(window.history.state, '', path.testEditor(test.id));
    // a page that has just come closes the windows of the one before first
    const soon = setTimeout(() => openPopup('test-created', { kind: 'test', title: test.title }));
    return () => clearTimeout(soon);
  }, [isJustMade, test]);
}

/** Writes a test: saves the draft, and with it publishes. */
export function TestForm(props: LoadedTest & { owner: string; isJustMade?: boolean }) {
  const { subject, saved, draft, marks, owner, readings, isJustMade = false } = props;
  const router = useRouter();
  const [test, setTest] = useState(props.test);
  // one press is one test, however often it is tried
  const key = useRef(crypto.randomUUID());
  useJustMade(props.test, isJustMade);

  async function save(values: TestValues, from: Version<TestValues>, intent: string) {
    const publish = intent === 'publish';
    const body = { ...toBody(values, test), publish };
    if (test === null) {
      const made = await makeTest(body, key.current).catch((error: unknown) => {
        key.current = crypto.randomUUID();
        throw error;
      });
      if (publish) toast({ kind: 'good', text: 'Тест опубликован' });
      router.replace(publish ? path.testEditor(made.id) : `${path.testEditor(made.id)}?made=1`);
      return null;
    }
    const next = await saveTest(test.id, { ...body, ...(from.seenAt ? { seenAt: from.seenAt } : {}) });
    setTest(next);
    toast({ kind: 'good', text: publish ? 'Опубликовано' : 'Сохранено' });
    router.refresh();
    return versionOf(next);
  }

  return (
    <ReadingsContext value={readings}>
      <EditorForm<TestValues>
        place={{ kind: 'test', subject, owner }}
        label="Тест"
        labels={LABELS}
        words={valueWords}
        latest={async () => (test ? versionOf(await readAuthoredTest(test.id)) : saved)}
        {...{ saved, draft, schema, save }}
      >
        <EditorBar state={<TestBadge state={test?.state ?? 'draft'} hasDraft={test?.hasDraft ?? false} />}>
          <AuthoredActs kind="test" of={test} onDrop={async (id) => setTest(await dropTestDraft(id))} />
        </EditorBar>
        <div className={styles.columns}>
          <MainFields isNew={test === null} />
          <AsideFields marks={marks} />
        </div>
      </EditorForm>
    </ReadingsContext>
  );
}
