import { addressOf } from '@/api/core/address';
import { getCalendarFile } from '@/api/trainings/endpoints';
import type { Booking } from '@/components/blocks/training-slot/booking';
import { ButtonLink } from '@/components/ui/button/button';
import { DateTile } from '@/components/ui/date-tile/date-tile';
import styles from './training-registration.module.css';

/** The booked training: the date tile, the times, the place and a calendar file. */
export function BookedWords({ booking }: { booking: Booking }) {
  const { id, name, clocks, place, markId, startsAt } = booking;
  return (
    <div className={styles.booked} data-brand={markId}>
      <div className={styles.leaf}>
        <DateTile date={startsAt} large />
        <div>
          <b>{name}</b>
          {clocks.map((line) => (
            <span key={line}>{line}</span>
          ))}
          <span>{place}</span>
        </div>
      </div>
      <ButtonLink
        href={addressOf(getCalendarFile, { id })}
        download=""
        kind="second"
        size="s"
        icon="calendar"
      >
        В календарь
      </ButtonLink>
      <p>Адрес и код для входа — в ваших записях.</p>
    </div>
  );
}
