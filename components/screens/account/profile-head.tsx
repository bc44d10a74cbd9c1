import type { Me } from '@/api/me/queries';
import { hyphenated } from '@/lib/format/hyphens';
import { displayName } from '@/lib/format/person';
import styles from './account.module.css';
import { pharmacyName } from './pharmacy-words';
import { PhotoEdit } from './photo-edit';
import { PhotoRemove } from './photo-remove';
import { PopupOpener } from './popup-opener';

/** `Первостольник, аптека «Здоровый квартал», Казань`, of what is known. */
function roleWords({ jobStatus, pharmacy }: Me): string {
  const words = [jobStatus, ...(pharmacy ? [`аптека ${pharmacyName(pharmacy)}`, pharmacy.city] : [])];
  const line = words.filter(Boolean).join(', ');
  return line.charAt(0).toUpperCase() + line.slice(1);
}

export function ProfileHead({ me }: { me: Me }) {
  const name = displayName(me);
  const role = roleWords(me);
  return (
    <div className={styles.head}>
      <PhotoEdit id={me.id} name={name} src={me.avatar?.originalUrl ?? null} />
      <div className={styles.who}>
        <h1>{hyphenated(name) || 'Личный кабинет'}</h1>
        {role && <p>{hyphenated(role)}</p>}
      </div>
      <div className={styles.actions}>
        <PopupOpener popup="user-edit" kind="second" size="s" icon="pencil">
          Изменить
        </PopupOpener>
        {me.avatar && <PhotoRemove id={me.id} />}
      </div>
    </div>
  );
}
