import clsx from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { CurrentInSight } from '../current-row/current-in-sight';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './chip.module.css';

export type ChipLook = {
  icon?: IconName;
  iconEnd?: IconName;
  kind?: 'plain' | 'tint';
  size?: 'm' | 's';
  on?: boolean;
};

/** The visual props of a chip, common to a button and a link. */
function chipOf<P extends ChipLook & { className?: string; children?: ReactNode }>(given: P) {
  const { icon, iconEnd, kind = 'plain', size = 'm', on, className, children, ...rest } = given;
  const face = {
    className: clsx(styles.chip, className),
    'data-kind': kind,
    'data-size': size,
    'data-on': on || undefined,
    children: (
      <>
        {icon && <Icon name={icon} size="s" className={styles.start} />}
        {children}
        {iconEnd && <Icon name={iconEnd} size="xs" className={styles.end} />}
      </>
    ),
  };
  return { on, rest, face };
}

/** A toggle chip; `on` sets the chosen look and `aria-pressed`. */
export function Chip(props: ComponentProps<'button'> & ChipLook) {
  const { on, rest, face } = chipOf(props);
  return <button type="button" aria-pressed={on} {...rest} {...face} />;
}

/** A chip that is a link, for a filter with an address. */
export function ChipLink(props: AnchorProps & ChipLook) {
  const { on, rest, face } = chipOf(props);
  return <Anchor aria-current={on || undefined} scroll={false} {...rest} {...face} />;
}

/** A row of chips; wraps, or with `scroll` scrolls horizontally, up to the edges of a phone. */
export function Chips({
  scroll,
  current,
  label,
  captioned,
  children,
  className,
}: {
  scroll?: boolean;
  /** The chosen value of a scrolling row; a change scrolls the chosen chip into view. */
  current?: string;
  label?: string;
  /** Shows the label, to distinguish this row from another one beside it. */
  captioned?: boolean;
  children: ReactNode;
  className?: string;
}) {
  const id = useId();
  const row = (
    <div
      id={current === undefined ? undefined : id}
      role={label ? 'group' : undefined}
      aria-label={label}
      className={clsx(styles.chips, className)}
      data-scroll={scroll || undefined}
    >
      {captioned && (
        <span className={styles.caption} aria-hidden="true">
          {label}
        </span>
      )}
      {children}
    </div>
  );
  if (current === undefined) return row;
  return (
    <>
      {row}
      <CurrentInSight of={id} place={current} />
    </>
  );
}
