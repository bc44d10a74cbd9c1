'use client';

import type { ReactNode } from 'react';
import { useEditorState } from '@/components/blocks/editor/editor-context';
import { Icon } from '@/components/ui/icon/icon';
import { Panel } from '@/components/ui/panel/panel';
import { TextLink } from '@/components/ui/text-link/text-link';
import styles from './editor-parts.module.css';

/** Fields of an editor's side that belong together. */
export function EditorGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" className={styles.group}>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

interface GateProps {
  lacking: readonly string[];
  /** Of what is out: which version, and the way to the others. */
  children?: ReactNode;
  /** Where takers see a published one. */
  out?: { href: string; words: string } | undefined;
}

/** What is missing for publication, as it is written now; of a published one, of its changes. */
export function Gate({ lacking, out, children }: GateProps) {
  const { hasDraft } = useEditorState();
  const isReady = lacking.length === 0;
  const ready = !out ? 'Можно публиковать' : hasDraft ? 'Изменения можно публиковать' : 'Опубликовано';
  return (
    <EditorGroup title={isReady ? ready : 'Чего не хватает'}>
      {isReady ? (
        <p className={styles.ready}>
          <Icon name="done" /> Всё на месте.
        </p>
      ) : (
        <ul className={styles.lacking}>
          {lacking.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      {out && <TextLink href={out.href}>{out.words}</TextLink>}
      {children}
    </EditorGroup>
  );
}
