import type { ReactNode } from 'react';
import { GetForm } from '../get-form/get-form';
import { Hidden } from '../hidden/hidden';
import { IconButton } from '../icon-button/icon-button';
import { Input } from '../input/input';

interface SearchFormProps {
  action: string;
  /** The field's name for screen readers. */
  label: string;
  placeholder: string;
  value: string | undefined;
  name?: string;
  /** Hidden fields for other parameters of the address, so that they are kept. */
  kept?: ReactNode;
  /** Keeps the scroll position, for a form over the list that it changes. */
  still?: boolean;
  className?: string | undefined;
  /** Content beside the field. */
  children?: ReactNode;
}

/** A search field in a GET form, so it works without scripts. */
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
