import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { MaskedInput } from './masked-input';
import { maskPhone } from './masks';

function Phone({ start = '' }: { start?: string }) {
  const [value, setValue] = useState(start);
  return <MaskedInput aria-label="Телефон" mask={maskPhone} value={value} onChange={setValue} />;
}

const field = () => screen.getByLabelText<HTMLInputElement>('Телефон');

it('shapes what is typed and what is pasted', async () => {
  const { user } = renderWithUser(<Phone />);
  await user.type(field(), '9000001234');
  expect(field()).toHaveValue('+7 (900) 000-12-34');
  await user.clear(field());
  await user.click(field());
  await user.paste('8 (901) 111-22-33');
  expect(field()).toHaveValue('+7 (901) 111-22-33');
});

it('lets all of it be deleted key by key', async () => {
  const { user } = renderWithUser(<Phone start="+7 (900) 000-12-34" />);
  await user.click(field());
  for (let press = 0; press < 18; press++) await user.keyboard('{Backspace}');
  expect(field()).toHaveValue('');
});

it('keeps the caret where a digit was put in the middle', async () => {
  const { user } = renderWithUser(<Phone start="+7 (900) 000-12-3" />);
  await user.type(field(), '5', { initialSelectionStart: 4, initialSelectionEnd: 4 });
  expect(field()).toHaveValue('+7 (590) 000-01-23');
  expect(field().selectionStart).toBe(5);
});
