'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { Radio } from '@/components/ui/tick/tick';
import styles from './editor.module.css';

type Side = 'mine' | 'theirs';
type Values = Readonly<Record<string, unknown>>;

interface ConflictProps<V> {
  /** The version that both sides started from; null where it is not known any more. */
  base: V | null;
  mine: V;
  theirs: V;
  /** Words on who saved the other version. */
  said: string;
  labels: Readonly<Record<string, string>>;
  words: (name: never, value: unknown) => string;
  onMerge: (values: V) => void;
}

export const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Fields that differ, each with the side that changed it; where both did, the person's own side. Without a base it is
 * unknown who changed a field: then the saved value is proposed, so that no change of a colleague is undone unseen.
 */
export function differing(names: readonly string[], base: Values | null, mine: Values, theirs: Values) {
  return names
    .filter((name) => !same(mine[name], theirs[name]))
    .map((name): { name: string; side: Side; both: boolean } => ({
      name,
      side: !base || same(mine[name], base[name]) ? 'theirs' : 'mine',
      both: !base || (!same(mine[name], base[name]) && !same(theirs[name], base[name])),
    }));
}

/** Shows both versions field by field; neither is lost before the person has chosen. */
export function Conflict<V extends Values>(props: ConflictProps<V>) {
  const { base, mine, theirs, said, labels, words, onMerge } = props;
  const [shown] = useState(() => differing(Object.keys(labels), base, mine, theirs));
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(
    Object.fromEntries(shown.map(({ name, side }) => [name, side])),
  );
  const id = useId();
  const head = useRef<HTMLHeadingElement>(null);
  useEffect(() => head.current?.focus(), []);
  const all = (side: Side) => setSides(Object.fromEntries(shown.map(({ name }) => [name, side])));
  const of = { mine, theirs };
  const option = (name: string, side: Side, title: string) => (
    <div className={styles.side}>
      <Radio
        name={`${id}-${name}`}
        label={title}
        checked={sides[name] === side}
        onChange={() => setSides({ ...sides, [name]: side })}
      />
      <p>{words(name as never, of[side][name]) || '—'}</p>
    </div>
  );
  return (
    <section className={styles.conflict} aria-labelledby={id}>
      <h2 id={id} ref={head} tabIndex={-1}>
        Две версии
      </h2>
      <p>{said} Ваши правки целы. Выберите, что оставить, и сохраните.</p>
      {shown.map(({ name, both }) => (
        <fieldset key={name}>
          <legend>
            {labels[name]}
            {both && <small> меняли оба</small>}
          </legend>
          {option(name, 'mine', 'Ваша')}
          {option(name, 'theirs', 'Сохранённая')}
        </fieldset>
      ))}
      <div className={styles.acts}>
        <Button
          onClick={() => {
            const chosen = shown.map(({ name }) => [name, of[sides[name] ?? 'mine'][name]]);
            onMerge({ ...theirs, ...Object.fromEntries(chosen) });
          }}
        >
          Взять выбранное
        </Button>
        <Button kind="second" onClick={() => all('mine')}>
          Всё моё
        </Button>
        <Button kind="second" onClick={() => all('theirs')}>
          Всё сохранённое
        </Button>
      </div>
    </section>
  );
}
