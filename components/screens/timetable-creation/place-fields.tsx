'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { loadAllCities, loadLeaders } from '@/components/blocks/training-selects/training-loads';
import { DateField } from '@/components/forms/date-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { RadioField } from '@/components/forms/radio-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { TimeField } from '@/components/forms/time-field';
import type { Option } from '@/components/ui/native-select/native-select';
import { TYPE_WORDS } from '@/lib/domain/trainings/training';
import { ZONES } from '@/lib/domain/trainings/zones';

const TYPES = Object.entries(TYPE_WORDS).map(([value, { one }]) => ({ value, label: one }));
const ZONE_OPTIONS = Object.entries(ZONES).map(([value, label]) => ({ value, label }));

interface PlaceFieldsProps {
  city: Option | null;
  leader: Option | null;
  /** Admins choose any leader; trainers are the leaders themselves. */
  choosesLeader: boolean;
  /** An existing date is changed: its recording may be added. */
  isChange: boolean;
}

/** Fields of format, place, time and number of seats. */
export function PlaceFields({ city, leader, choosesLeader, isChange }: PlaceFieldsProps) {
  const cache = useQueryClient();
  const type = useWatch({ name: 'type' }) as string;
  const isHall = type === 'offline';
  return (
    <>
      <fieldset>
        <legend>Где</legend>
        <RadioField name="type" label="Формат" choices={TYPES} />
        {isHall ? (
          <>
            <RemoteSelectField
              name="cityId"
              label="Город"
              placeholder="Начните вводить название"
              load={loadAllCities(cache)}
              initial={city}
            />
            <TextField name="address" label="Адрес" maxLength={255} />
          </>
        ) : (
          <>
            <NativeSelectField name="timeZone" label="Часовой пояс" options={ZONE_OPTIONS} />
            <TextField
              name="mtsEventId"
              label="Номер мероприятия в МТС Линк"
              optional
              inputMode="numeric"
              maxLength={12}
            />
          </>
        )}
      </fieldset>
      <fieldset data-row="">
        <legend>Когда</legend>
        <DateField name="localDay" label="Дата" />
        <TimeField
          name="localFrom"
          label="Начало"
          hint={isHall ? 'По часам города' : 'По выбранному поясу'}
        />
        <TimeField name="localTo" label="Конец" />
      </fieldset>
      <fieldset>
        <legend>Участники и ведущий</legend>
        <TextField
          name="capacity"
          label="Мест"
          optional={!isHall}
          inputMode="numeric"
          hint={isHall ? undefined : 'Пусто — без ограничения'}
        />
        {choosesLeader && (
          <RemoteSelectField
            name="leaderId"
            label="Ведущий"
            placeholder="Фамилия тренера или эксперта"
            load={loadLeaders(cache)}
            initial={leader}
          />
        )}
        <TextareaField
          name="notes"
          label="Что взять, как пройти"
          hint="Увидят те, кто записан"
          optional
          rows={3}
          max={2000}
        />
        {isChange && <TextField name="recordingUrl" label="Ссылка на запись" optional type="url" />}
      </fieldset>
    </>
  );
}
