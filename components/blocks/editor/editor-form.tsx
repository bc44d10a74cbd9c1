'use client';

import { useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { FormProvider, useForm, type DefaultValues, type FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { readDraft } from '@/api/drafts/queries';
import { CallError, isCodeLost } from '@/api/core/call-error';
import { lazyResolver, type SchemaSource } from '@/components/forms/lazy-resolver';
import { showOn } from '@/components/forms/show-on';
import { useEarlyInput } from '@/components/forms/use-early-input';
import { useResumedSession } from '@/components/forms/use-resumed-session';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { Conflict, same } from './conflict';
import type { DraftPlace } from './draft-keeper';
import { EditorContext } from './editor-context';
import { ErrorSummary } from './error-summary';
import { newestDraft } from './kept-here';
import styles from './editor.module.css';
import { useDraft } from './use-draft';
import { useFirstError } from '@/components/forms/use-first-error';
import { useHistory } from './use-history';
import { useLeaveGuard } from './use-leave-guard';

/** A version of the edited item: the values of the form and the item's `updatedAt`, null for a new item. */
export interface Version<V> {
  values: V;
  seenAt: string | null;
}

export interface EditorFormProps<V extends FieldValues> {
  place: DraftPlace;
  /** The saved version. */
  saved: Version<V>;
  /** The person's draft of changes to it. */
  draft: (Version<V> & { savedAt: string }) | null;
  schema: SchemaSource<z.ZodType<FieldValues, FieldValues>>;
  /** Names of the fields, for the summary of errors and for comparing versions; their order too. */
  labels: Readonly<Record<keyof V & string, string>>;
  /** A value as a person reads it, in comparing versions. */
  words: (name: keyof V & string, value: unknown) => string;
  /**
   * Saves and returns the new version; null when the page is left; undefined when nothing is saved yet because a
   * question is asked first, whose answer calls `again` with another intent. A 409 `changed-since` that it throws opens
   * the comparison of versions; other errors are shown at their fields.
   */
  save: (
    values: V,
    from: Version<V>,
    intent: string,
    again: (intent: string) => void,
  ) => Promise<Version<V> | null | undefined>;
  /** Reads the version that is saved now. */
  latest: () => Promise<Version<V>>;
  label: string;
  children: ReactNode;
}

/** The saved values, with each field that was changed after it was sent. */
function typedSince<V extends FieldValues>(now: V, sent: V, saved: V): V {
  const changed = Object.keys(now).filter((name) => !same(now[name], sent[name]));
  return { ...saved, ...Object.fromEntries(changed.map((name) => [name, now[name] as unknown])) };
}

/**
 * A form with a draft on the server that is saved during typing, undo, a summary of errors, and a comparison of
 * versions when somebody else has saved meanwhile. Its fields are those of `components/forms`.
 */
export function EditorForm<V extends FieldValues>(props: EditorFormProps<V>) {
  const { place, schema, labels, label, children } = props;
  const [draft] = useState(() => newestDraft(place, props.draft));
  const { warm, resolve } = useMemo(() => lazyResolver(schema), [schema]);
  const form = useForm<V>({
    resolver: resolve as never,
    defaultValues: (draft ?? props.saved).values as DefaultValues<V>,
    shouldFocusError: false,
  });
  const { seenAt: begun } = draft ?? props.saved;
  const version = useRef<Version<V>>({ ...props.saved, seenAt: begun });
  /** The values of the version that the form started from; null for a draft of an older version, which is not kept. */
  const base = useRef<V | null>(begun === props.saved.seenAt ? props.saved.values : null);
  const goOnFrom = (seenAt: string | null) => {
    if (seenAt !== version.current.seenAt) base.current = null;
    version.current = { ...version.current, seenAt };
  };
  const { kept, keeper } = useDraft(form, {
    place,
    savedAt: draft?.savedAt ?? null,
    base: JSON.stringify(props.saved.values),
    seenAt: () => version.current.seenAt,
    onLocal: goOnFrom,
  });
  useLeaveGuard(keeper);
  const history = useHistory(form);
  useResumedSession(form as never);
  const { element, failed } = useFirstError();
  useEarlyInput(element);
  const [isBusy, setBusy] = useState(false);
  const [theirs, setTheirs] = useState<(Version<V> & { words: string; base: V | null }) | null>(null);

  /** Continues from a saved version; what was typed after `sent` stays in the form. */
  const settle = async (next: Version<V>, sent: string | null = null) => {
    version.current = next;
    base.current = next.values;
    const typed =
      sent === null ? next.values : typedSince(form.getValues(), JSON.parse(sent) as V, next.values);
    form.reset(next.values);
    if (!same(typed, next.values)) form.reset(typed, { keepDefaultValues: true });
    await keeper.forget(JSON.stringify(next.values));
    if (!same(typed, next.values)) keeper.change(JSON.stringify(typed), next.seenAt);
  };

  async function refuse(error: unknown): Promise<void> {
    if (error instanceof CallError && error.code === 'changed-since') {
      setTheirs({ ...(await props.latest()), words: error.message, base: base.current });
      return;
    }
    showOn(form)(error);
    failed();
    if (!(error instanceof CallError) && !isCodeLost(error)) reportError(error);
  }

  async function send(intent: string): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    try {
      await form.handleSubmit(async (values) => {
        const sent = JSON.stringify(form.getValues());
        const done = await props.save(values as V, version.current, intent, (next) => void send(next));
        if (done === undefined) return;
        await (done ? settle(done, sent) : keeper.forget(JSON.stringify(values)));
      }, failed)();
    } catch (error) {
      await refuse(error).catch(showOn(form));
    } finally {
      setBusy(false);
    }
  }

  /** Fills the form with what was chosen of both versions; the person saves it. */
  function merge(values: V): void {
    if (!theirs) return;
    version.current = { values: theirs.values, seenAt: theirs.seenAt };
    base.current = theirs.values;
    setTheirs(null);
    form.reset(values, { keepDefaultValues: true });
    keeper.change(JSON.stringify(values), theirs.seenAt);
  }

  async function takeOther(): Promise<void> {
    const other = await readDraft(place.kind, place.subject);
    goOnFrom(other.seenAt);
    keeper.adopt(other);
    form.reset(JSON.parse(other.values) as V, { keepDefaultValues: true });
  }

  const state = {
    kept,
    isBusy,
    isNew: place.subject === NEW_SUBJECT,
    hasDraft: kept.kind !== 'same',
    send: (intent: string) => void send(intent),
    discard: () => void props.latest().then((now) => settle(now), showOn(form)),
    takeOther: () => void takeOther().catch(showOn(form)),
    writeOver: () => void keeper.writeOver(),
    flush: () => keeper.flush(),
    history,
  };

  function onKeyDown(event: KeyboardEvent<HTMLFormElement>): void {
    // compares the key's position: in the Russian layout `key` is «я»
    const isUndo = (event.ctrlKey || event.metaKey) && event.code === 'KeyZ';
    const isRedo = (event.ctrlKey || event.metaKey) && (event.code === 'KeyY' || (isUndo && event.shiftKey));
    const isOwn = (event.target as HTMLElement).isContentEditable;
    if (isOwn || !(isUndo || isRedo)) return;
    event.preventDefault();
    if (isRedo) history.redo();
    else history.undo();
  }

  return (
    <FormProvider {...form}>
      <EditorContext value={state}>
        <form
          ref={element}
          method="post"
          autoComplete="off"
          noValidate
          aria-label={label}
          className={styles.form}
          data-says-unsent=""
          onFocus={() => void warm().catch(() => undefined)}
          onKeyDown={onKeyDown}
          onSubmit={(event) => {
            event.preventDefault();
            void send('save');
          }}
        >
          {theirs && (
            <Conflict
              base={theirs.base}
              mine={form.getValues()}
              theirs={theirs.values}
              said={theirs.words}
              labels={labels}
              words={props.words}
              onMerge={merge}
            />
          )}
          <ErrorSummary labels={labels} />
          {children}
        </form>
      </EditorContext>
    </FormProvider>
  );
}
