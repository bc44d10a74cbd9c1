import clsx from 'clsx';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { Icon } from '../icon/icon';
import type { IconName } from '../icon/icon-names';
import styles from './text-link.module.css';

export type TextLinkProps = AnchorProps & { plain?: boolean; icon?: IconName };

/** A link inside text (`plain` for a separate link, usually with an arrow). */
export function TextLink({ plain, icon, className, children, ...rest }: TextLinkProps) {
  return (
    <Anchor {...rest} className={clsx(styles.link, className)} data-plain={plain || icon ? '' : undefined}>
      {children}
      {icon && <Icon name={icon} size="s" />}
    </Anchor>
  );
}
