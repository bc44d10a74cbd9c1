import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { Icon } from '@/components/ui/icon/icon';
import { Ring } from '@/components/ui/ring/ring';
import { TextLink } from '@/components/ui/text-link/text-link';
import { formatNumber, points as pointsWords } from '@/lib/format/number';
import { typeset } from '@/lib/format/typeset';
import type { ReactNode } from 'react';
import { Drops } from './drops';
import type { TestResultFacts } from './result-facts';
import styles from './result-view.module.css';
import { awardWords, isFestive, isGood, resultHeadline, resultReason } from './result-words';
import { ShortReview } from './short-review';

interface ResultViewProps {
  facts: TestResultFacts;
  /** Level of the heading. */
  level?: 1 | 2 | 3;
  /** Id of the heading, as a target of focus. */
  id?: string;
  now?: Date;
  /** Replaces the short review. */
  children?: ReactNode;
  /** Link from an abridged review to the full one. */
  whole?: ReactNode;
  /**
   * The page begins with the result: a plate of the brand's tint, drops around a good result, the test's picture on a
   * wide screen.
   */
  hero?: { picture: string | null; actions: ReactNode; note?: ReactNode };
}

/**
 * Points, number of right answers, which were right, and the time of repetition: in the popup and on a finished test.
 */
export function ResultView({
  facts,
  level = 3,
  id,
  now = new Date(),
  children,
  whole,
  hero,
}: ResultViewProps) {
  const { title, correct, total, brand } = facts;
  const Heading = `h${level}` as const;
  const good = isGood(facts);
  return (
    <div className={styles.result} data-brand={brand} data-hero={hero ? (good ? 'good' : 'low') : undefined}>
      {hero && isFestive(facts) && <Drops />}
      <Ring
        value={total > 0 ? (correct / total) * 100 : 0}
        size={hero || good ? 148 : 112}
        stroke={4.5}
        label={`Верно ${String(correct)} из ${String(total)}`}
      >
        <span className={styles.count}>{correct}</span>
        <span className={styles.of}> из {total}</span>
      </Ring>
      <div className={styles.words}>
        <Heading id={id} tabIndex={id ? -1 : undefined} className={styles.headline}>
          {typeset(resultHeadline(facts))}
        </Heading>
        <p className={styles.title}>«{typeset(title)}»</p>
        <p className={styles.reason}>{typeset(resultReason(facts))}</p>
        <Award facts={facts} />
        {!hero && <Made facts={facts} />}
        {children ?? <ShortReview facts={facts} now={now} whole={whole} />}
        {/* the next step stays on a phone's first screen, however long the result is */}
        {hero?.actions}
        {hero && <Made facts={facts} />}
        {hero?.note}
      </div>
      {hero?.picture && (
        <img className={styles.picture} src={hero.picture} alt="" loading="lazy" decoding="async" />
      )}
    </div>
  );
}

/** Points that the test has brought. */
function Award({ facts: { programme, points, most = 0, balance } }: Pick<ResultViewProps, 'facts'>) {
  if (points <= 0) return null;
  if (programme)
    return (
      <p className={styles.award}>
        <DropTag>{awardWords(points, programme)}</DropTag>
      </p>
    );
  return (
    <p className={styles.award}>
      <DropTag>+{pointsWords(points)}</DropTag>
      {points < most && <span className={styles.balance}>из {formatNumber(most)} возможных</span>}
      {balance && (
        <span className={styles.balance}>
          На счёте {balance.markName}: {formatNumber(balance.points)}
        </span>
      )}
    </p>
  );
}

/** What the points make possible: a gift, a certificate. */
function Made({ facts: { possible, certificate } }: Pick<ResultViewProps, 'facts'>) {
  return (
    <>
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
    </>
  );
}
