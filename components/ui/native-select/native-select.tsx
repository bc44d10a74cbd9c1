import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { Icon } from '../icon/icon';
import field from '../input/input.module.css';

export type Option = { value: string; label: string; disabled?: boolean };

export type NativeSelectProps = Omit<ComponentProps<'select'>, 'children'> & {
  options: readonly Option[];
  placeholder?: string;
};

/** The browser's native select in the kit's style; needs no script. */
export function NativeSelect({ options, placeholder, className, ...rest }: NativeSelectProps) {
  return (
    <span className={field.with}>
      <select {...rest} className={clsx(field.input, className)}>
        {placeholder && <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="down" className={field.icon} />
    </span>
  );
}
