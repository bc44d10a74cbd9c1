import { Badge } from '@/components/ui/badge/badge';
import { Button } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { formatDateTime } from '@/lib/format/date';
import styles from './door.module.css';

export interface DoorMark {
  at: string;
  by: string | null;
}

interface DoorRowProps {
  name: string;
  place: string;
  mark: DoorMark | null;
  /** The mark waits on this device. */
  isKept: boolean;
  busy?: boolean;
  /** Absent: nobody is marked now. */
  onMark?: (() => void) | undefined;
}

/** Somebody who is expected, with one large button. */
export function DoorRow({ name, place, mark, isKept, busy = false, onMark }: DoorRowProps) {
  return (
    <li>
      <div>
        <b>{name}</b>
        <span>{place}</span>
      </div>
      {mark ? (
        <div className={styles.came}>
          <Badge kind="good" icon="check">
            Пришёл
          </Badge>
          <span>
            {formatDateTime(mark.at)}
            {mark.by && `, ${mark.by}`}
          </span>
        </div>
      ) : isKept ? (
        <div className={styles.came}>
          <Badge kind="warn" icon="clock">
            На устройстве
          </Badge>
          <span>Уйдёт, когда появится сеть</span>
        </div>
      ) : (
        onMark && (
          <Button kind="second" loading={busy} data-script="" onClick={onMark}>
            Пришёл<Hidden>: {name}</Hidden>
          </Button>
        )
      )}
    </li>
  );
}
