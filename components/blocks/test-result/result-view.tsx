import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Icon } from '@/components/ui/icon/icon';
import { Ring } from '@/components/ui/ring/ring';
import { TextLink } from '@/components/ui/text-link/text-link';
import { formatNumber, points as pointsWords } from '@/lib/format/number';
import type { ReactNode } from 'react';
import type { TestResultFacts } from './result-facts';
import styles from './result-view.module.css';
import { awardWords, isGood, resultHeadline, resultReason } from './result-words';
import { ShortReview } from './short-review';

interface ResultViewProps {
  facts: TestResultFacts;
  /** Of the heading. */
  level?: 1 | 2 | 3;
  /** For the heading, so that focus can be led to it. */
  id?: string;
  now?: Date;
  /** In place of the short review. */
  children?: ReactNode;
}

/** Points, correct of all, which were right and when it may be repeated: in the popup and on the finished test. */
export function ResultView({ facts, level = 3, id, now = new Date(), children }: ResultViewProps) {
  const { title, correct, total, points, most = 0, brand, balance, certificate, possible } = facts;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.result} data-brand={brand} data-passed={facts.passed || undefined}>
      <Ring
        value={total > 0 ? (correct / total) * 100 : 0}
        size={148}
        stroke={4.5}
        className={isGood(facts) ? undefined : styles.low}
        label={`Верно ${String(correct)} из ${String(total)}`}
      >
        <span className={styles.count}>{correct}</span>
        <span className={styles.of}> из {total}</span>
      </Ring>
      <Heading id={id} tabIndex={id ? -1 : undefined} className={styles.headline}>
        {resultHeadline(facts)}
      </Heading>
      <p className={styles.title}>«{title}»</p>
      <p className={styles.reason}>{resultReason(facts)}</p>
      {facts.programme && points > 0 && (
        <p className={styles.award}>
          <DropTag>{awardWords(points, facts.programme)}</DropTag>
        </p>
      )}
      {!facts.programme && points > 0 && (
        <p className={styles.award}>
          <DropTag>+{pointsWords(points)}</DropTag>
          {points < most && <span className={styles.balance}>из {formatNumber(most)} возможных</span>}
          {balance && (
            <span className={styles.balance}>
              {balance.markName}: {formatNumber(balance.points)}
            </span>
          )}
        </p>
      )}
      {possible && (
        <p className={styles.next}>
          <Icon name="bag" />
          <span>
            {possible.text} <TextLink href={possible.href}>{possible.action}</TextLink>
          </span>
        </p>
      )}
      {certificate && (
        <p className={styles.next}>
          <Icon name="award" />
          <span>
            За этот тест выдан сертификат. <TextLink href={certificate}>Открыть сертификат</TextLink>
          </span>
        </p>
      )}
      {children ?? <ShortReview facts={facts} now={now} />}
    </div>
  );
}
