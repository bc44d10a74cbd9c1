'use client';

import type { ReactNode } from 'react';
import { useEditorState } from '@/components/blocks/editor/editor-context';
import { Icon } from '@/components/ui/icon/icon';
import { Panel } from '@/components/ui/panel/panel';
import { TextLink } from '@/components/ui/text-link/text-link';
import styles from './editor-parts.module.css';

/** A group of fields in the side column of an editor. */
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
  /** For a published item: its version and the link to the other versions. */
  children?: ReactNode;
  /** The link to the published page, as people see it. */
  out?: { href: string; words: string } | undefined;
}

/** What the current form lacks for publication; for a published item, what its changes lack. */
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
