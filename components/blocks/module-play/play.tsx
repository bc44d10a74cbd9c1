'use client';

import { useSyncExternalStore } from 'react';
import type { InteractiveModule } from '@/api/modules/queries';
import styles from './play.module.css';
import { Result } from './result';
import { Stage } from './stage';

interface PlayProps {
  module: InteractiveModule;
  userId: string;
  listHref: string;
}

const never = () => () => undefined;

/**
 * The module's place. Its frame begins when the page is alive: one that spoke before anyone listened would begin
 * without its state.
 */
export function Play(props: PlayProps) {
  const alive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!props.module.filePath) return null;
  if (alive) return <Stage {...props} page={{ src: props.module.filePath }} />;
  return (
    <>
      <div className={styles.stage} aria-busy="true">
        <noscript>
          <p className={styles.words}>Модуль работает в браузере с включённым JavaScript.</p>
        </noscript>
      </div>
      <p className={styles.saved} />
      <Result module={props.module} result={null} listHref={props.listHref} />
    </>
  );
}
