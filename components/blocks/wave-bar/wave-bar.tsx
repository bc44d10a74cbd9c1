import { daysLeft, formatDay } from '@/lib/format/date';
import styles from './wave-bar.module.css';

export interface WaveBarProps {
  /** Name and text of the wave; without it only the dates are shown. */
  banner: { title: string; text: string } | null;
  wave: { startsAt: string; endsAt: string } | null;
  /** Time of the request, in milliseconds. */
  now: number;
}

const STEPS = 6;

/** The open wave: its end, and how much of it has passed; otherwise, for admins only, that there is none. */
export function WaveBar({ banner, wave, now }: WaveBarProps) {
  if (!wave) {
    return (
      <div className={styles.wave}>
        <b>Волна заказов закрыта</b>
        <span className={styles.text}>Сейчас каталог видят только администраторы.</span>
      </div>
    );
  }
  const [start, end] = [Date.parse(wave.startsAt), Date.parse(wave.endsAt)];
  const passed = Math.min(1, Math.max(0, (now - start) / (end - start)));
  return (
    <div className={styles.wave}>
      <b>{banner?.title ?? 'Волна заказов открыта'}</b>
      <span className={styles.text}>
        До {formatDay(wave.endsAt, new Date(now))}, {daysLeft(wave.endsAt, new Date(now))}
        {banner?.text && <span className={styles.more}>. {banner.text}</span>}
      </span>
      <span className={styles.line} aria-hidden="true">
        {Array.from({ length: STEPS }, (_, index) => (
          <i key={index} data-on={index < Math.round(passed * STEPS) || undefined} />
        ))}
      </span>
    </div>
  );
}
