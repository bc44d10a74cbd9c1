import { EridMark } from '@/components/blocks/erid-mark/erid-mark';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Section } from '@/components/ui/section/section';
import styles from './first-day.module.css';
import type { FirstStep } from './first-steps';

/** First steps of a newcomer, shown instead of empty rings; each with its duration and points. */
export function FirstDay({ steps }: { steps: readonly FirstStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Section title="С чего начать" first>
      <ol className={styles.steps} data-count={steps.length}>
        {steps.map(({ title, text, href, erid, isDone }, at) => (
          <li key={title}>
            <Anchor href={href} className={styles.step} data-done={isDone || undefined}>
              <span className={styles.number} aria-hidden="true">
                {isDone ? <Icon name="check" /> : at + 1}
              </span>
              <span className={styles.words}>
                <strong>{title}</strong>
                <span>{isDone ? 'Готово' : text}</span>
              </span>
              <Icon name="right" size="s" />
            </Anchor>
            {erid && !isDone && <EridMark {...erid} />}
          </li>
        ))}
      </ol>
    </Section>
  );
}
