'use client';

import { useId, useState } from 'react';
import { messageOf } from '@/api/core/call-error';
import { Button } from '@/components/ui/button/button';
import { Field } from '@/components/ui/field/field';
import type { Option } from '@/components/ui/native-select/native-select';
import { Note } from '@/components/ui/note/note';
import { RemoteSelect } from '@/components/ui/remote-select/remote-select';
import type { LoadOptions } from '@/components/ui/remote-select/use-remote-list';
import { PopupShell, useClosePopup } from './slot';
import { useAnswer } from './use-answer';

interface PickOneProps {
  title: string;
  /** What the button will do. */
  text: string;
  label: string;
  placeholder: string;
  load: LoadOptions;
  yes: string;
  no?: string;
  /** May reject: the error's message is shown. */
  onPick: (picked: Option) => Promise<void>;
}

/** A popup with a search field for one item and a button that acts on it. */
export function PickOne({
  title,
  text,
  label,
  placeholder,
  load: first,
  yes,
  no = 'Отмена',
  onPick,
}: PickOneProps) {
  const close = useClosePopup();
  const id = useId();
  const [load] = useState(() => first);
  const [picked, setPicked] = useState<Option | null>(null);
  const { answer, isPending, error } = useAnswer(onPick);
  return (
    <PopupShell title={title} size="s">
      <p>{text}</p>
      <Field id={id} label={label}>
        <RemoteSelect id={id} load={load} value={picked} onChange={setPicked} placeholder={placeholder} />
      </Field>
      {error && (
        <Note kind="bad" role="alert">
          {messageOf(error)}
        </Note>
      )}
      <PopupShell.Actions>
        <Button kind="second" onClick={close}>
          {no}
        </Button>
        <Button disabled={!picked} loading={isPending} onClick={() => picked && answer(picked)}>
          {yes}
        </Button>
      </PopupShell.Actions>
    </PopupShell>
  );
}
