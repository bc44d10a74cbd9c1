import { useEffect, useState, type ReactNode } from 'react';
import type { ModuleResult } from '@/api/modules/queries';
import { ButtonLink } from '@/components/ui/button/button';
import { Panel } from '@/components/ui/panel/panel';
import { formatDate } from '@/lib/format/date';
import { counted, formatNumber, points } from '@/lib/format/number';
import type { SavedProgress } from '@/lib/pwa/saved-reading';
import styles from './play.module.css';
import type { PlayedModule } from './use-module';
import * as path from '@/lib/routes/path';

interface ResultProps {
  module: SavedProgress & Pick<PlayedModule, 'mark'>;
  /** Result of this visit; null until the module reports completion. */
  result: ModuleResult | null;
  /** The module is completed, but its result is not sent yet. */
  waits?: 'for-network' | 'for-time' | false;
  listHref: string | null;
}

const WAITS = {
  'for-network': 'Результат отправим, когда появится сеть.',
  'for-time': 'Отправляем результат: это займёт до минуты.',
} as const;

/** Result to show: of this visit, or of an earlier one. */
function outcome({ module, result }: Pick<ResultProps, 'module' | 'result'>) {
  if (result) return result;
  if (!module.isFinished) return null;
  const { correctAnswersCount, questionsCount, earnedPoints, repeatDatetime } = module;
  return {
    correctAnswersCount: correctAnswersCount ?? 0,
    questionsCount,
    points: earnedPoints ?? 0,
    pointsAwarded: 0,
    repeatDatetime,
  };
}

function wordsOf({
  points: earned,
  pointsAwarded,
  repeatDatetime,
}: NonNullable<ReturnType<typeof outcome>>): string {
  if (pointsAwarded > 0) return `Начислено ${points(pointsAwarded)}. Они уже на вашем счёте.`;
  if (earned > 0)
    return `За модуль начислено ${points(earned)}. Повторять можно сколько угодно, баллы начисляются один раз.`;
  if (repeatDatetime)
    return `В этот раз без баллов. Пройти модуль за баллы можно с ${formatDate(repeatDatetime)}.`;
  return 'Модуль засчитан.';
}

/** Loads the gift only after points were paid: nobody needs it before. */
function useReached({ module: { mark }, result }: Pick<ResultProps, 'module' | 'result'>): ReactNode {
  const [reached, setReached] = useState<ReactNode>(null);
  useEffect(() => {
    if (!mark || !result || result.pointsAwarded <= 0) return undefined;
    let isLeft = false;
    const { balance, pointsAwarded } = result;
    void import('./reached')
      .then(({ reachedBy }) => reachedBy({ mark, balance, points: pointsAwarded }))
      .then(
        (made) => !isLeft && setReached(made),
        () => undefined,
      );
    return () => {
      isLeft = true;
    };
  }, [mark, result]);
  return reached;
}

/** The result beside the frame, announced to screen readers, with the next step. */
export function Result({ module, result, waits, listHref }: ResultProps) {
  const known = waits ? null : outcome({ module, result });
  const reached = useReached({ module, result });
  return (
    <div role="status">
      {waits && (
        <Panel kind="tint" className={styles.result}>
          <h2>Модуль пройден</h2>
          <p>{WAITS[waits]} Баллы начислим сразу после этого.</p>
        </Panel>
      )}
      {known && (
        <Panel kind="tint" className={styles.result}>
          <h2>{result ? 'Модуль пройден' : 'Вы уже прошли этот модуль'}</h2>
          {known.questionsCount > 0 && (
            <p>
              Верно {formatNumber(known.correctAnswersCount)} из{' '}
              {counted(known.questionsCount, ['задания', 'заданий', 'заданий'])}
            </p>
          )}
          <p>{wordsOf(known)}</p>
          {reached}
          {listHref !== null && (
            <div className={styles.actions}>
              <ButtonLink href={listHref}>К списку модулей</ButtonLink>
              <ButtonLink href={path.learnings()} kind="second">
                Все обучения
              </ButtonLink>
            </div>
          )}
        </Panel>
      )}
    </div>
  );
}
