import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { CheckboxField } from './checkbox-field';
import { ChoicesField } from './choices-field';
import { DateField } from './date-field';
import { Form, SubmitButton } from './form';
import { NativeSelectField } from './native-select-field';
import { RadioField } from './radio-field';
import { TextField } from './text-field';
import { TextareaField } from './textarea-field';

const schema = z.object({
  name: z.string(),
  about: z.string(),
  born: z.string(),
  city: z.string(),
  letters: z.string(),
  topics: z.array(z.string()),
  agreement: z.boolean(),
  kept: z.string(),
});
const pair = [
  { value: 'a', title: 'Кожа' },
  { value: 'b', title: 'Волосы' },
];
const named = pair.map(({ value, title }) => ({ value, label: title }));
const defaults = {
  ...{ name: '', about: '', born: '', city: 'a', letters: 'a', topics: [], agreement: false },
  kept: 'как было',
};

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

it('takes what was typed and ticked before its script came', async () => {
  const onSubmit = vi.fn();
  const element = (
    <Form schema={schema} defaults={defaults} onSubmit={onSubmit} label="Проба">
      <TextField name="name" label="Имя" />
      <TextareaField name="about" label="О себе" />
      <DateField name="born" label="День рождения" />
      <NativeSelectField name="city" label="Город" options={named} />
      <RadioField name="letters" label="Письма" choices={named} />
      <ChoicesField name="topics" label="Темы" choices={pair} />
      <CheckboxField name="agreement" label="Согласие" />
      <TextField name="kept" label="Как было" />
      <SubmitButton>Отправить</SubmitButton>
    </Form>
  );
  const page = document.createElement('div');
  document.body.append(page);
  page.innerHTML = renderToString(element);
  screen.getByLabelText<HTMLInputElement>('Имя').value = 'Анна';
  screen.getByLabelText<HTMLTextAreaElement>('О себе').value = 'Провизор';
  screen.getByLabelText<HTMLInputElement>('День рождения').value = '01.02.1990';
  screen.getByLabelText<HTMLSelectElement>('Город').value = 'b';
  const ticks = [...page.querySelectorAll<HTMLInputElement>('input[type=checkbox]')];
  for (const tick of ticks) tick.checked = true;
  const radio = page.querySelector<HTMLInputElement>('input[type=radio][value=b]');
  if (radio) radio.checked = true;

  await act(async () => {
    hydrateRoot(page, element);
  });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Отправить' })).toBeEnabled());
  await act(async () => screen.getByRole('button', { name: 'Отправить' }).click());

  await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    ...{ name: 'Анна', about: 'Провизор', born: '1990-02-01', city: 'b', letters: 'b' },
    ...{ topics: ['a', 'b'], agreement: true, kept: 'как было' },
  });
});
