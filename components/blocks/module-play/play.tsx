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
 * The place of a module. Its frame is rendered only after hydration: a frame that sent messages before there was a
 * listener would start without its state.
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
