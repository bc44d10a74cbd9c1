'use client';

import { Button, ButtonLink } from '@/components/ui/button/button';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Ring } from '@/components/ui/ring/ring';
import { repassing } from '@/lib/domain/repeat';
import { formatDay, repeatIn } from '@/lib/format/date';
import { points as pointsWords } from '@/lib/format/number';
import { PopupShell, useClosePopup } from '../slot';
import type { TestResultProps } from '../types';
import styles from './test-result.module.css';

function headline({ correct, total, passed }: TestResultProps): string {
  if (correct === total) return 'Без единой ошибки';
  return passed ? 'Тест пройден' : 'В этот раз не получилось';
}

function explain({ points, repeatAt }: TestResultProps): string {
  const again = repeatAt
    ? ` Пройти снова можно с ${formatDay(repeatAt)}, ${repeatIn(repassing(repeatAt, new Date()))}.`
    : '';
  return points > 0 ? `Баллы уже на счёте.${again}` : `За этот результат баллы не начисляются.${again}`;
}

/** The result and what comes next. */
export function TestResultPopup(props: TestResultProps) {
  const close = useClosePopup();
  const { title, correct, total, points, brand, next = [], onClose } = props;
  const leave = () => {
    close();
    onClose?.();
  };
  return (
    <PopupShell
      title={`Результат теста «${title}»`}
      hideTitle
      size="m"
      {...(brand ? { brand } : {})}
      {...(onClose ? { onClose } : {})}
    >
      <div className={styles.result}>
        <Ring
          value={total > 0 ? (correct / total) * 100 : 0}
          size={132}
          stroke={6}
          label={`Верно ${correct} из ${total}`}
        >
          <b className={styles.count}>
            {correct}
            <small>из {total}</small>
          </b>
        </Ring>
        <h3>{headline(props)}</h3>
        <p className={styles.title}>{title}</p>
        {points > 0 && (
          <p className={styles.award}>
            <DropTag {...(brand ? { brand } : {})}>+{pointsWords(points)}</DropTag>
          </p>
        )}
        <p>{explain(props)}</p>
      </div>
      <PopupShell.Actions>
        <Button kind={next.length > 0 ? 'quiet' : 'main'} onClick={leave}>
          Закрыть
        </Button>
        {next.map(({ title: words, href }, index) => (
          <ButtonLink key={href} href={href} kind={index === 0 ? 'main' : 'second'}>
            {words}
          </ButtonLink>
        ))}
      </PopupShell.Actions>
    </PopupShell>
  );
}
