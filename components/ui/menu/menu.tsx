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
  /** An address within the portal, a letter's, or an action. */
  href?: string;
  onPress?: () => void;
  brand?: string;
  danger?: boolean;
};

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Groups with an optional caption over them. */
  groups: { caption?: ReactNode; items: MenuItem[] }[];
  align?: 'start' | 'end';
  /** Also under the pointer: at once, gone after 400 ms (specification, section 9). */
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

/** Things to do or places to go, under a button. */
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
