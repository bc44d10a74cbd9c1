import type { ComponentProps } from 'react';
import { Glyph, type GlyphName } from './glyph';
import styles from './control-button.module.css';

type ControlButtonProps = Omit<ComponentProps<'button'>, 'children' | 'type'> & {
  sign: GlyphName;
  /** Name of the button's action; the label adds the key that does the same. */
  label: string;
  keyName?: string;
};

/** Look of the bar's buttons, for other controls of the bar. */
export const buttonLook = styles.button;

export function ControlButton({ sign, label, keyName, ...rest }: ControlButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      className={styles.button}
      aria-label={label}
      title={keyName ? `${label} (${keyName})` : label}
    >
      <Glyph name={sign} />
    </button>
  );
}
