'use client';

import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement, ReactNode } from 'react';
import { Anchor } from '../anchor/anchor';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './menu.module.css';

export type MenuItem = {
  key: string;
  title: ReactNode;
  icon?: IconName;
  /** An address within the portal or `mailto:`; without it the item runs `onPress`. */
  href?: string;
  onPress?: () => void;
  brand?: string;
  danger?: boolean;
};

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement;
  /** Groups of items, each with an optional caption. */
  groups: { caption?: ReactNode; items: MenuItem[] }[];
  align?: 'start' | 'end';
  /** Opens on hover too: at once; closes after 400 ms (specification, section 9). */
  hover?: boolean;
};

function face(item: MenuItem) {
  return (
    <>
      {item.brand && <i className={styles.drop} data-brand={item.brand} />}
      {item.icon && <Icon name={item.icon} size="s" />}
      {item.title}
    </>
  );
}

function Item({ item }: { item: MenuItem }) {
  const look = { className: styles.item, 'data-danger': item.danger || undefined };
  if (item.href) {
    return (
      <Base.LinkItem {...look} closeOnClick render={<Anchor href={item.href} />}>
        {face(item)}
      </Base.LinkItem>
    );
  }
  return (
    <Base.Item {...look} onClick={item.onPress}>
      {face(item)}
    </Base.Item>
  );
}

/** A menu of actions and links under a button. */
export function Menu({ trigger, groups, align = 'start', hover }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} openOnHover={hover} delay={0} closeDelay={400} />
      <Base.Portal>
        <Base.Positioner align={align} sideOffset={10} className={styles.positioner}>
          <Base.Popup className={styles.menu}>
            {groups.map((group, index) => (
              <Base.Group key={index}>
                {group.caption && (
                  <Base.GroupLabel className={styles.caption}>{group.caption}</Base.GroupLabel>
                )}
                {group.items.map((item) => (
                  <Item key={item.key} item={item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
