import type { ReactNode } from 'react';
import type { RadarLine } from '@/api/representative/queries';
import { Anchor } from '@/components/ui/anchor/anchor';
import { SIGNAL_NAMES } from '@/lib/domain/radar/signals';
import { formatPhone } from '@/lib/format/person';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import styles from './radar.module.css';

interface RadarListProps {
  lines: readonly RadarLine[];
  level: 3 | 4;
  /** Buttons to answer a line; absent on home, which loads no code of them. */
  actsOf?: (line: RadarLine) => ReactNode;
}

/** People who may need attention: why, by which rule, and how to begin the conversation. */
export function RadarList({ lines, level, actsOf }: RadarListProps) {
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id}>
          <Line line={line} level={level} acts={actsOf?.(line)} />
        </li>
      ))}
    </ul>
  );
}

function Line({ line, level, acts }: { line: RadarLine; level: 3 | 4; acts: ReactNode }) {
  const Tag = `h${level}` as const;
  const { id, name, phone, pharmacy, signals, say } = line;
  return (
    <article className={styles.line} aria-labelledby={`radar-${id}`}>
      <div className={styles.who}>
        <Tag id={`radar-${id}`}>
          <Anchor href={path.pharmacist(id)}>{name}</Anchor>
        </Tag>
        <span>
          {quote(pharmacy.name)}, {[pharmacy.city, pharmacy.address].filter(Boolean).join(', ')}
        </span>
        {phone && <a href={`tel:${phone}`}>{formatPhone(phone)}</a>}
      </div>
      <ul className={styles.signals}>
        {signals.map(({ kind, text }) => (
          <li key={kind}>
            <b>{SIGNAL_NAMES[kind]}.</b> {text}
          </li>
        ))}
      </ul>
      <p className={styles.say}>
        <b>Что сказать:</b> {say}
      </p>
      <details className={styles.why}>
        <summary>Почему здесь</summary>
        <ul>
          {signals.map(({ kind, rule }) => (
            <li key={kind}>
              {SIGNAL_NAMES[kind]}: {rule}
            </li>
          ))}
        </ul>
      </details>
      {acts}
    </article>
  );
}
