import { screen } from '@testing-library/react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, it } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { DateTimeField } from './date-time-field';

const Held = () => <output>{useWatch({ name: 'endDate' }) as string}</output>;

function Closing({ start = '' }: { start?: string }) {
  const form = useForm({ defaultValues: { endDate: start } });
  return (
    <FormProvider {...form}>
      <DateTimeField name="endDate" label="Окончание, МСК" time="23:59" />
      <Held />
    </FormProvider>
  );
}

const parts = () => ({ day: screen.getByLabelText('Дата'), time: screen.getByLabelText('Время') });
const held = () => screen.getByRole('status').textContent;

it('a day that is typed whole takes its usual time, and another one that is typed over it', async () => {
  const { user } = renderWithUser(<Closing />);
  const { day, time } = parts();
  expect(screen.getByRole('group', { name: 'Окончание, МСК' })).toContainElement(time);
  await user.type(day, '011220');
  expect(held()).toBe('01.12.20T');
  await user.type(day, '99');
  expect(held()).toBe('2099-12-01T23:59');
  await user.tab();
  await user.tab();
  expect(time).toHaveFocus();
  await user.keyboard('930');
  expect(held()).toBe('2099-12-01T09:30');
});

it('without its day there is no time either', async () => {
  const { user } = renderWithUser(<Closing start="2026-11-20T14:05" />);
  const { day, time } = parts();
  expect(day).toHaveValue('20.11.2026');
  expect(time).toHaveValue('14:05');
  await user.clear(day);
  expect(held()).toBe('');
  expect(time).toHaveValue('');
});
