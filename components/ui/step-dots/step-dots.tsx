import styles from './step-dots.module.css';

/** Short bars, as many as there are steps. `label` says it in words, e.g. «Пройдено 2 из 6». */
export function StepDots({ done, total, label }: { done: number; total: number; label: string }) {
  return (
    <div className={styles.dots} role="img" aria-label={label}>
      {Array.from({ length: total }, (_, index) => (
        <i key={index} data-on={index < done || undefined} />
      ))}
    </div>
  );
}
