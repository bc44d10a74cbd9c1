import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SESSION_RESUMED } from '@/api/core/browser-transport';
import { CallError } from '@/api/core/call-error';
import { renderWithUser } from '@/tests/helpers/render';
import { CheckboxField } from './checkbox-field';
import { Form, FormMessage, SubmitButton } from './form';
import { PhoneField } from './phone-field';
import { RadioField } from './radio-field';
import { TextField } from './text-field';

const schema = z.object({
  firstName: z.string().min(1, 'Укажите имя'),
  email: z.string().includes('@', { message: 'Допишите адрес' }),
  phone: z.string(),
  letters: z.string(),
  agreement: z.literal(true, { error: 'Нужно согласие' }),
});

function open(onSubmit: (values: unknown) => unknown) {
  return renderWithUser(
    <Form
      schema={schema}
      defaults={{ firstName: '', email: '', phone: '', letters: 'YES', agreement: false as never }}
      onSubmit={onSubmit}
      label="Проба"
    >
      <TextField name="firstName" label="Имя" hint="Как в паспорте" />
      <TextField name="email" label="Почта" />
      <PhoneField name="phone" label="Телефон" />
      <RadioField
        name="letters"
        label="Письма"
        choices={[
          { value: 'yes', label: 'Да' },
          { value: 'no', label: 'Нет' },
        ]}
      />
      <CheckboxField name="agreement" label="Согласие" />
      <FormMessage />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  );
}

type User = ReturnType<typeof open>['user'];

async function fill(user: User) {
  await user.type(screen.getByLabelText('Имя'), 'Анна');
  await user.type(screen.getByLabelText('Почта'), 'anna@apteka.ru');
  await user.click(screen.getByLabelText('Согласие'));
}

const send = (user: User) => user.click(screen.getByRole('button', { name: 'Отправить' }));

describe('before sending', () => {
  it('shows errors at the fields, sends nothing and goes to the first error', async () => {
    const onSubmit = vi.fn();
    const { user } = open(onSubmit);
    await user.type(screen.getByLabelText('Почта'), 'anna');
    await send(user);
    await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveFocus());
    expect(screen.getByLabelText('Имя')).toHaveAccessibleDescription('Укажите имя Как в паспорте');
    expect(screen.getByLabelText('Почта')).toBeInvalid();
    expect(screen.getByLabelText('Почта')).toHaveValue('anna');
    expect(screen.getByLabelText('Согласие')).toHaveAccessibleDescription('Нужно согласие');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('takes the error away once the field is right', async () => {
    const { user } = open(vi.fn());
    await send(user);
    await screen.findByText('Укажите имя');
    await user.type(screen.getByLabelText('Имя'), 'А');
    await waitFor(() => expect(screen.queryByText('Укажите имя')).toBeNull());
  });
});

describe('sending', () => {
  it('gives the values, with the phone in shape and radios compared without case', async () => {
    const onSubmit = vi.fn();
    const { user } = open(onSubmit);
    await fill(user);
    expect(screen.getByLabelText('Да')).toBeChecked();
    await user.type(screen.getByLabelText('Телефон'), '89000001234');
    await user.click(screen.getByLabelText('Нет'));
    await send(user);
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({
      firstName: 'Анна',
      email: 'anna@apteka.ru',
      phone: '+7 (900) 000-12-34',
      letters: 'no',
      agreement: true,
    });
  });

  it('is busy until the answer comes and sends once', async () => {
    let answer = () => {};
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (answer = resolve)));
    const { user } = open(onSubmit);
    await fill(user);
    await send(user);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Отправить' })).toHaveAttribute('aria-busy', 'true'),
    );
    await send(user);
    await user.type(screen.getByLabelText('Почта'), '{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
    answer();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Отправить' })).not.toHaveAttribute('aria-busy'),
    );
  });
});

describe('what the service refuses', () => {
  it('stands at the field its pointer names, keeps what was typed and takes the focus', async () => {
    const { user } = open(() => {
      throw new CallError(422, [
        {
          status: '422',
          code: 'taken',
          detail: 'Почта занята',
          source: { pointer: '/data/attributes/email' },
        },
      ]);
    });
    await fill(user);
    await send(user);
    await waitFor(() => expect(screen.getByLabelText('Почта')).toHaveFocus());
    expect(screen.getByLabelText('Почта')).toHaveAccessibleDescription('Почта занята');
    expect(screen.getByLabelText('Почта')).toHaveValue('anna@apteka.ru');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is said for the whole form when no field is named', async () => {
    const { user } = open(() => {
      throw new CallError(409, [{ status: '409', code: 'closed', detail: 'Приём закрыт' }]);
    });
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Приём закрыт');
  });

  it('no longer asks to sign in once that is done over the page; another refusal stays', async () => {
    let status = 401;
    const { user } = open(() => {
      throw new CallError(status);
    });
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Сеанс закончился');
    act(() => void window.dispatchEvent(new Event(SESSION_RESUMED)));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(screen.getByLabelText('Имя')).toHaveValue('Анна');
    status = 403;
    await send(user);
    await screen.findByRole('alert');
    act(() => void window.dispatchEvent(new Event(SESSION_RESUMED)));
    expect(screen.getByRole('alert')).toHaveTextContent('нет прав');
  });

  it('says that there is no connection', async () => {
    const { user } = open(() => {
      throw new CallError(0);
    });
    await fill(user);
    await send(user);
    expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи');
  });
});

it('says so when its rules can’t be fetched, loses nothing, and fetches them again at the next sending', async () => {
  const lost = Object.assign(new Error('Loading chunk 1 failed.'), { name: 'ChunkLoadError' });
  let offline = true;
  const rules = () => (offline ? Promise.reject(lost) : Promise.resolve(z.object({ words: z.string() })));
  const onSubmit = vi.fn();
  const { user } = renderWithUser(
    <Form schema={rules} defaults={{ words: '' }} onSubmit={onSubmit}>
      <TextField name="words" label="Вопрос" />
      <FormMessage />
      <SubmitButton>Отправить</SubmitButton>
    </Form>,
  );
  await user.type(screen.getByLabelText('Вопрос'), 'Чем увлажнять?');
  await send(user);
  expect(await screen.findByRole('alert')).toHaveTextContent('Нет связи');
  expect(screen.getByLabelText('Вопрос')).toHaveValue('Чем увлажнять?');
  expect(screen.getByRole('button', { name: 'Отправить' })).not.toHaveAttribute('aria-busy');
  offline = false;
  await send(user);
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(screen.queryByRole('alert')).toBeNull();
});
