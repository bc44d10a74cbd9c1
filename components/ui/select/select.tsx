'use client';

import { Select as Base } from '@base-ui/react/select';
import type { Ref } from 'react';
import { Icon } from '../icon/icon';
import field from '../input/input.module.css';
import type { Option } from '../native-select/native-select';
import styles from './select.module.css';

export type SelectProps = {
  id: string;
  options: Option[];
  value: string | null;
  onChange: (value: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  name?: string;
  disabled?: boolean;
  ref?: Ref<HTMLButtonElement>;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

/** A select over a short list, in the look of the native one. The field's label must have the id `${id}-label`. */
export function Select({
  id,
  options,
  value,
  onChange,
  onBlur,
  placeholder = 'Выберите',
  name,
  disabled,
  ref,
  ...aria
}: SelectProps) {
  return (
    <Base.Root
      items={options}
      value={value || null}
      onValueChange={(next) => next !== null && onChange(next)}
      name={name}
      disabled={disabled}
      modal={false}
    >
      <span className={field.with}>
        <Base.Trigger
          id={id}
          ref={ref}
          onBlur={onBlur}
          aria-labelledby={`${id}-label ${id}`}
          className={`${field.input} ${styles.trigger}`}
          {...aria}
        >
          <Base.Value placeholder={placeholder} className={styles.value} />
        </Base.Trigger>
        <Icon name="down" className={field.icon} />
      </span>
      <Base.Portal>
        <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className={styles.positioner}>
          <Base.Popup className={styles.popup}>
            <Base.List className={styles.list}>
              {options.map((option) => (
                <Base.Item
                  key={option.value}
                  value={option.value}
                  disabled={option.disabled}
                  className={styles.item}
                >
                  <Base.ItemText>{option.label}</Base.ItemText>
                  <Base.ItemIndicator className={styles.mark}>
                    <Icon name="check" size="s" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
