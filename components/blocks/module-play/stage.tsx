import { useState } from 'react';
import { useResultWaits } from '../outbox/module-result';
import { useOutbox } from '../outbox/use-outbox';
import type { MessageReader } from '../package-frame/use-frame-messages';
import styles from './play.module.css';
import { Result } from './result';
import type { SavingState } from './state-saver';
import { useModule, type PlayedModule } from './use-module';

const SAVING: Readonly<Record<SavingState, string>> = {
  idle: '',
  saving: 'Сохраняем…',
  saved: 'Сохранено: продолжить можно на любом устройстве',
  failed: 'Не сохранилось: нет связи. Попробуем ещё раз',
  kept: 'Сохранено на этом устройстве. Отправим, когда появится сеть',
  refused: 'Не сохранено. Обновите страницу, чтобы продолжить с последнего сохранения',
  'too-large': 'Не сохранено: слишком велико',
};

interface StageProps {
  module: PlayedModule;
  userId: string;
  /** Null where no list can be opened. */
  listHref: string | null;
  /** The frame's address, or the whole page of a saved copy. */
  page: { src: string } | { srcDoc: string };
  copy?: { reader: MessageReader } | undefined;
}

/** The module in its frame, which has no origin, no cookies and no access to this page except messages. */
export function Stage({ module, userId: given, listHref, page, copy }: StageProps) {
  // after a sign-in of another person and a refresh, answers on this page still belong to the first person
  const [userId] = useState(given);
  const { frame, name, height, result, saving } = useModule({ module, userId, copy });
  const waits = useResultWaits(userId, module.id);
  const { online } = useOutbox();
  return (
    <>
      <div className={styles.stage}>
        <iframe
          ref={frame}
          name={name}
          {...page}
          title={`Модуль «${module.title}»`}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          className={styles.frame}
          style={{ height: height || undefined }}
        />
      </div>
      <p className={styles.saved} role="status">
        {SAVING[saving]}
      </p>
      <Result
        module={module}
        result={result}
        waits={waits && (online && !copy ? 'for-time' : 'for-network')}
        listHref={listHref}
      />
    </>
  );
}
