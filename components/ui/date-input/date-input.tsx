'use client';

import { useRef, useState, type Ref } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { Deferred } from '../deferred/deferred';
import { MaskedInput } from '../masked-input/masked-input';
import { masking } from '../masked-input/masks';
import { readDay, writeDay } from './days';

/** The calendar's code is loaded at the first press of its button, because typing a date does not need it. */
const calendar = async () => (await import('./calendar-popover')).CalendarPopover;

export type DateInputProps = {
  id: string;
  /** `YYYY-MM-DD`, `''`, or an unfinished date as it was typed. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day, `YYYY-MM-DD`. */
  min?: string;
  max?: string;
  name?: string;
  disabled?: boolean;
  autoComplete?: string;
  ref?: Ref<HTMLInputElement>;
  'aria-label'?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean;
};

const shape = masking('##.##.####');

/** A day typed as dd.mm.yyyy or picked in a calendar. */
export function DateInput({ value, onChange, min, max, disabled, ...rest }: DateInputProps) {
  const [open, setOpen] = useState(false);
  const [wanted, setWanted] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  return (
    <>
      <MaskedInput
        {...rest}
        value={writeDay(value)}
        onChange={(text) => onChange(readDay(text) ?? text)}
        mask={shape}
        disabled={disabled}
        inputMode="numeric"
        placeholder="дд.мм.гггг"
        end={
          <IconButton
            ref={button}
            icon="calendar"
            label="Открыть календарь"
            aria-haspopup="dialog"
            aria-expanded={open}
            disabled={disabled}
            onClick={() => {
              setWanted(true);
              setOpen(!open);
            }}
          />
        }
      />
      {wanted && (
        <Deferred
          load={calendar}
          open={open}
          onOpenChange={setOpen}
          anchor={button}
          value={readDay(writeDay(value)) ?? ''}
          min={min}
          max={max}
          onPick={(day) => {
            onChange(day);
            setOpen(false);
          }}
        />
      )}
    </>
  );
}
