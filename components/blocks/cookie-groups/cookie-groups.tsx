'use client';

import { Checkbox } from '@/components/ui/tick/tick';
import { COOKIE_GROUPS, NECESSARY, orderedGroups, type CookieGroup } from '@/lib/domain/cookie-groups';
import styles from './cookie-groups.module.css';
import { GROUP_WORDS } from './group-words';

interface CookieGroupsProps {
  chosen: readonly CookieGroup[];
  onChange: (chosen: readonly CookieGroup[]) => void;
  /** Shows the purpose of each group, not only its name. */
  described?: boolean;
}

export function CookieGroups({ chosen, onChange, described }: CookieGroupsProps) {
  const toggle = (group: CookieGroup, on: boolean) =>
    onChange(orderedGroups(on ? [...chosen, group] : chosen.filter((one) => one !== group)));
  return (
    <ul className={styles.groups} data-described={described || undefined}>
      {COOKIE_GROUPS.map((group) => {
        const { name, about } = GROUP_WORDS[group];
        return (
          <li key={group}>
            <Checkbox
              checked={chosen.includes(group)}
              disabled={group === NECESSARY}
              onChange={({ target }) => toggle(group, target.checked)}
              label={
                described ? (
                  <span className={styles.words}>
                    <b>{name}</b>
                    <span>{about}</span>
                  </span>
                ) : (
                  name
                )
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
