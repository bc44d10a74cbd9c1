import clsx from 'clsx';
import { Anchor, type AnchorProps } from '../anchor/anchor';
import { Icon } from '../icon/icon';
import type { IconButtonLook } from './icon-button';
import styles from './icon-button.module.css';

type IconLinkProps = Omit<AnchorProps, 'children'> & Pick<IconButtonLook, 'icon' | 'label' | 'kind'>;

/** A link that looks like an icon button. */
export function IconLink({ icon, label, kind = 'plain', className, ...rest }: IconLinkProps) {
  return (
    <Anchor {...rest} aria-label={label} className={clsx(styles.button, className)} data-kind={kind}>
      <Icon name={icon} />
    </Anchor>
  );
}
