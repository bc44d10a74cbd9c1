import type { Member, ProgrammeContent } from '@/api/programme/queries';
import { Ripples } from '@/components/blocks/programme-art/ripples';
import { ButtonLink } from '@/components/ui/button/button';
import { Ring } from '@/components/ui/ring/ring';
import { TYPE_NAMES } from '@/lib/domain/learning';
import { countdown, PROGRAMME_NAME } from '@/lib/domain/programme-words';
import { formatDateTime } from '@/lib/format/date';
import { formatNumber, points } from '@/lib/format/number';
import styles from './hero.module.css';
import { contentHref } from './programme-view';

interface HeroProps {
  /** Null when the request failed. */
  member: Member | null;
  next: ProgrammeContent | undefined;
  finishAt: Date;
  now: Date;
}

/** Head of the programme: its name and time, the person's progress, and the next step. */
export function Hero({ member, next, finishAt, now }: HeroProps) {
  const isFull = member !== null && member.totalPoints >= member.limit;
  return (
    <section className={styles.hero} aria-labelledby="programme-title">
      <div className={styles.words}>
        <p className={styles.time}>
          {countdown(finishAt, now)}, до {formatDateTime(finishAt)}
        </p>
        <h1 id="programme-title">{PROGRAMME_NAME}</h1>
        <p className={styles.lead}>
          {isFull
            ? `Вы набрали максимум: ${points(member.limit)}. Учиться дальше можно, баллы уже все ваши.`
            : 'Каждый месяц четыре шага: посмотрите, прочитайте и пройдите тест. За обучение — до 500 баллов.'}
        </p>
        {next && <Next step={next} />}
      </div>
      <div className={styles.ring}>
        <Ripples />
        <Points member={member} />
      </div>
    </section>
  );
}

function Next({ step }: { step: ProgrammeContent }) {
  const pays = step.points > 0 ? ` · ${points(step.points)}` : '';
  return (
    <div className={styles.next}>
      <div>
        <small>
          Шаг {step.step} · {TYPE_NAMES[step.type].one}
          {pays}
        </small>
        <b>{step.title}</b>
      </div>
      <ButtonLink href={contentHref(step)} kind="light">
        Продолжить
      </ButtonLink>
    </div>
  );
}

function Points({ member }: Pick<HeroProps, 'member'>) {
  if (!member)
    return (
      <Ring value={0} size={188} stroke={4} label="Баллы программы сейчас не видны" className={styles.round}>
        <span className={styles.number}>—</span>
      </Ring>
    );
  const { totalPoints, limit } = member;
  return (
    <Ring
      value={(totalPoints / limit) * 100}
      size={188}
      stroke={4}
      label={`Мои баллы: ${formatNumber(totalPoints)} из ${formatNumber(limit)}`}
      className={styles.round}
    >
      <span className={styles.number}>{formatNumber(totalPoints)}</span>
      <span className={styles.of}>из {formatNumber(limit)}</span>
    </Ring>
  );
}
