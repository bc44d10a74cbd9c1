import { Ripples } from '@/components/blocks/programme-art/ripples';
import { StillWater } from '@/components/blocks/programme-art/still-water';
import { Anchor } from '@/components/ui/anchor/anchor';
import { ButtonLink } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { Ring } from '@/components/ui/ring/ring';
import { Section } from '@/components/ui/section/section';
import { Wrap } from '@/components/ui/wrap/wrap';
import { PROGRAMME_NAME } from '@/lib/domain/programme-words';
import { formatDate } from '@/lib/format/date';
import { formatNumber } from '@/lib/format/number';
import { plural } from '@/lib/format/plural';
import * as path from '@/lib/routes/path';
import type { NextStep } from './next-steps';
import styles from './programme-error.module.css';
import type { Reached } from './reached';

interface ProgrammeErrorScreenProps {
  title: string;
  text: string;
  /** Points that the programme has brought to the main balance; null for none. */
  reached: Reached | null;
  next: readonly NextStep[];
}

/** Why the programme can't be shown to the person, what it brought them, and where to go on. */
export function ProgrammeErrorScreen({ title, text, reached, next }: ProgrammeErrorScreenProps) {
  return (
    <Wrap>
      <div className={styles.hero}>
        <div className={styles.words}>
          <p className={styles.name}>{PROGRAMME_NAME}</p>
          <h1>{title}</h1>
          <p className={styles.text}>{text}</p>
          <ButtonLink href={path.home()} kind="light">
            Перейти на главную
          </ButtonLink>
        </div>
        {reached ? (
          <Sum {...reached} />
        ) : (
          <div className={styles.picture}>
            <StillWater />
          </div>
        )}
      </div>
      {next.length > 0 && (
        <Section title="Что дальше">
          <ul className={styles.next}>
            {next.map((step) => (
              <Next key={step.href} {...step} />
            ))}
          </ul>
        </Section>
      )}
    </Wrap>
  );
}

function Sum({ points, at }: Reached) {
  const words = plural(points, ['балл', 'балла', 'баллов']);
  return (
    <div className={styles.sum}>
      <Ripples />
      <Ring
        value={100}
        size={188}
        stroke={4}
        label={`Перенесено на основной счёт: ${formatNumber(points)} ${words}`}
        className={styles.round}
      >
        <span className={styles.number}>{formatNumber(points)}</span>
        <span className={styles.of}>{words}</span>
      </Ring>
      <p className={styles.when}>На основном счёте с {formatDate(at)}</p>
    </div>
  );
}

function Next({ href, icon, title, text }: NextStep) {
  return (
    <li>
      <Anchor href={href}>
        <Icon name={icon} />
        <b>{title}</b>
        <span>{text}</span>
      </Anchor>
    </li>
  );
}
