'use client';

import { Combobox as Base } from '@base-ui/react/combobox';
import { useRef, type Ref, type UIEvent } from 'react';
import { Icon } from '../icon/icon';
import field from '../input/input.module.css';
import type { Option } from '../native-select/native-select';
import list from '../select/select.module.css';
import styles from './remote-select.module.css';
import { useRemoteList, type LoadOptions } from './use-remote-list';

export type RemoteSelectProps = {
  id: string;
  load: LoadOptions;
  value: Option | null;
  onChange: (value: Option | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  disabled?: boolean;
  ref?: Ref<HTMLInputElement>;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

type Remote = ReturnType<typeof useRemoteList>;

/** The status of the list, shown instead of rows or under them. */
function Status({ remote }: { remote: Remote }) {
  const { status, items } = remote;
  return (
    <>
      <Base.Status className={styles.status}>
        {status === 'loading' && (
          <span className={styles.row}>{items.length > 0 ? 'Загружаем ещё…' : 'Ищем…'}</span>
        )}
        {status === 'error' && (
          <span className={styles.row}>{remote.refusal ?? 'Список не загрузился.'}</span>
        )}
        {status === 'ready' && items.length === 0 && (
          <span className={styles.row}>Ничего не нашлось. Попробуйте короче.</span>
        )}
      </Base.Status>
      {status === 'error' && (
        <button
          type="button"
          className={styles.retry}
          onMouseDown={(event) => event.preventDefault()}
          onClick={remote.retry}
        >
          <Icon name="repeat" size="s" />
          Попробовать снова
        </button>
      )}
    </>
  );
}

const nearEnd = (box: Element) => box.scrollHeight - box.scrollTop - box.clientHeight < 96;

/** A combobox over a long remote list: typing searches, scrolling loads further pages. */
export function RemoteSelect({
  id,
  load,
  value,
  onChange,
  onBlur,
  placeholder = 'Начните вводить',
  disabled,
  ref,
  ...aria
}: RemoteSelectProps) {
  const remote = useRemoteList(load);
  const asked = useRef(false);
  /** Whether the first row is highlighted automatically, so that Enter chooses it. */
  const isFirstOn = useRef(false);
  const shown =
    value && !remote.items.some((item) => item.value === value.value)
      ? [...remote.items, value]
      : remote.items;
  const last = remote.items.at(-1)?.value;

  return (
    <Base.Root
      items={shown}
      filter={null}
      value={value}
      disabled={disabled}
      autoHighlight
      isItemEqualToValue={(one: Option, other: Option) => one.value === other.value}
      onValueChange={(next) => onChange(next)}
      onOpenChange={(open) => {
        if (open && !asked.current) remote.open();
        asked.current = open;
      }}
      onInputValueChange={(text, { reason }) => {
        if (reason !== 'input-change' && reason !== 'input-clear') return;
        asked.current = true;
        remote.search(text);
      }}
      onItemHighlighted={(item, { reason }) => {
        isFirstOn.current = reason === 'none' && item !== undefined;
        if (item && item.value === last) remote.next();
      }}
    >
      <Base.InputGroup className={field.with}>
        <Base.Input
          id={id}
          ref={ref}
          onBlur={onBlur}
          onKeyDown={(event) => {
            // the first arrow key moves to the first row, also when that is highlighted already
            if (event.key !== 'ArrowDown' || !isFirstOn.current) return;
            isFirstOn.current = false;
            event.preventDefault();
            event.preventBaseUIHandler();
          }}
          placeholder={placeholder}
          className={field.input}
          autoComplete="off"
          {...aria}
        />
        <Base.Trigger className={styles.trigger} aria-label="Показать список">
          <Icon name="down" />
        </Base.Trigger>
      </Base.InputGroup>
      <Base.Portal>
        <Base.Positioner sideOffset={4} className={list.positioner}>
          <Base.Popup className={list.popup} aria-busy={remote.status === 'loading' || undefined}>
            <Base.List
              className={list.list}
              onScroll={(event: UIEvent<HTMLElement>) => void (nearEnd(event.currentTarget) && remote.next())}
            >
              {remote.items.map((item) => (
                <Base.Item key={item.value} value={item} disabled={item.disabled} className={list.item}>
                  {item.label}
                  <Base.ItemIndicator className={list.mark}>
                    <Icon name="check" size="s" />
                  </Base.ItemIndicator>
                </Base.Item>
              ))}
            </Base.List>
            <Status remote={remote} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
