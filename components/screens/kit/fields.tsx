'use client';

import { z } from 'zod';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DateField } from '@/components/forms/date-field';
import { FileField } from '@/components/forms/file-field';
import { Form, FormMessage, SubmitButton } from '@/components/forms/form';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { PasswordField } from '@/components/forms/password-field';
import { PhoneField } from '@/components/forms/phone-field';
import { RadioField } from '@/components/forms/radio-field';
import { RemoteSelectField } from '@/components/forms/remote-select-field';
import { SelectField } from '@/components/forms/select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Field } from '@/components/ui/field/field';
import { describe } from '@/components/ui/field/describe';
import { FileInput } from '@/components/ui/file-input/file-input';
import { Input } from '@/components/ui/input/input';
import { Stack } from '@/components/ui/stack/stack';
import { toast } from '@/components/ui/toast/toast-store';
import styles from './kit.module.css';
import { Part } from './part';
import { cities, loadPharmacies } from './samples';

const schema = z.object({
  lastName: z.string().min(1, 'Заполните поле «Фамилия»'),
  password: z.string().min(8, 'Длина пароля — от 8 до 20 символов'),
  phone: z.string().min(18, 'Укажите телефон полностью: +7, +374 или +375'),
  city: z.string().min(1, 'Выберите город'),
  region: z.string(),
  pharmacy: z.string().min(1, 'Выберите аптеку'),
  birthday: z.iso.date('Укажите дату'),
  letters: z.string(),
  about: z.string().max(40, 'Не длиннее 40 символов'),
  file: z.unknown(),
  agreement: z.literal(true, { error: 'Нужно согласие на обработку персональных данных' }),
});

const defaults = {
  lastName: 'Соколова',
  password: 'Qwerty12',
  phone: '+7 900 000-1',
  city: 'kazan',
  region: '',
  pharmacy: '',
  birthday: '1991-03-08',
  letters: 'yes',
  about: '',
  file: null,
  agreement: undefined,
};

const letters = [
  { value: 'yes', label: 'Да, о новых материалах' },
  { value: 'no', label: 'Нет' },
];

/** States that a living form does not show at once. */
function Frozen() {
  return (
    <div className={styles.two}>
      <Stack>
        <Field id="kit-mail" label="Почта" error="Допишите адрес после знака @">
          <Input {...describe('kit-mail', { error: true })} defaultValue="anna.sokolova@" />
        </Field>
      </Stack>
      <Stack>
        <Field id="kit-off" label="Табельный номер" hint="Меняет только администратор">
          <Input {...describe('kit-off', { hint: true })} defaultValue="4815" disabled />
        </Field>
        <Field id="kit-file" label="Фото рабочего места">
          <FileInput
            id="kit-file"
            value={null}
            onChange={() => {}}
            kinds="JPG, PNG или WebP до 10 МБ"
            current={{ name: 'витрина.webp', url: '/art/kit/vichy-water.webp' }}
            progress={64}
          />
        </Field>
      </Stack>
    </div>
  );
}

export function Fields() {
  return (
    <Part title="Поля">
      <Form
        schema={schema}
        defaults={defaults as never}
        label="Образец формы"
        onSubmit={() => void toast({ text: 'Форма заполнена верно', kind: 'good' })}
      >
        <div className={styles.two}>
          <Stack>
            <TextField name="lastName" label="Фамилия" autoComplete="family-name" />
            <PasswordField
              name="password"
              label="Пароль"
              autoComplete="new-password"
              hint="8–20 латинских букв и цифр, есть заглавная, строчная и цифра"
            />
            <PhoneField name="phone" label="Телефон" />
            <RemoteSelectField
              name="pharmacy"
              label="Аптека"
              load={loadPharmacies}
              hint="Список ищется на сервере; «ошибка» покажет отказ"
            />
            <TextareaField name="about" label="О себе" max={40} optional />
          </Stack>
          <Stack>
            <SelectField name="city" label="Город" options={cities} />
            <NativeSelectField name="region" label="Область" options={cities} placeholder="Любая" optional />
            <DateField name="birthday" label="Дата рождения" max="2026-11-20" />
            <RadioField name="letters" label="Получать письма" choices={letters} />
            <CheckboxField name="agreement" label="Согласна на обработку персональных данных" />
            <FileField name="file" label="Список" accept=".xlsx" kinds="XLSX до 10 МБ" optional />
          </Stack>
        </div>
        <FormMessage />
        <div>
          <SubmitButton>Проверить</SubmitButton>
        </div>
      </Form>
      <Frozen />
    </Part>
  );
}
