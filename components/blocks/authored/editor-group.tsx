'use client';

import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { Panel } from '@/components/ui/panel/panel';
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

/** What keeps it from coming out, as it is written now. */
export function Gate({ lacking }: { lacking: readonly string[] }) {
  const isReady = lacking.length === 0;
  return (
    <EditorGroup title={isReady ? 'Можно публиковать' : 'Чего не хватает'}>
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
    </EditorGroup>
  );
}
