import type { ReactNode } from 'react';
import { GetForm } from '../get-form/get-form';
import { Hidden } from '../hidden/hidden';
import { IconButton } from '../icon-button/icon-button';
import { Input } from '../input/input';

interface SearchFormProps {
  action: string;
  /** For the reader of a screen: what is searched. */
  label: string;
  placeholder: string;
  value: string | undefined;
  name?: string;
  /** Hidden fields of what the address holds besides, so that it is not lost. */
  kept?: ReactNode;
  /** Stays where it is on the page: the list below it changes. */
  still?: boolean;
  className?: string | undefined;
  /** Beside the field. */
  children?: ReactNode;
}

/** Words to look for; a plain GET form, so it works before any script. */
export function SearchForm(props: SearchFormProps) {
  const { action, label, placeholder, value = '', name = 'search', kept, still, className, children } = props;
  return (
    <GetForm action={action} still={still} role="search" className={className}>
      {kept}
      <label>
        <Hidden>{label}</Hidden>
        <Input
          key={value}
          type="search"
          name={name}
          maxLength={255}
          enterKeyHint="search"
          placeholder={placeholder}
          defaultValue={value}
          end={<IconButton type="submit" icon="search" label="Найти" />}
        />
      </label>
      {children}
    </GetForm>
  );
}
