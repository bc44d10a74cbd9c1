import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { emptyControls } from './empty-controls';

/** What the history of the tab would be given, in the order of the page. */
const held = (root: Element) =>
  [...root.querySelectorAll<HTMLInputElement>('input, textarea, select')].map((control) =>
    control.type === 'checkbox' || control.type === 'radio' ? control.checked : control.value,
  );

test('whatever a control holds goes: in a form and out of one, ruled by React or not', async () => {
  const { container } = render(
    <>
      <form aria-label="Вопрос">
        <textarea defaultValue="Вопрос об" aria-label="Вопрос" />
        <input type="hidden" name="page" value="1" />
        <input type="checkbox" defaultChecked />
      </form>
      <input value="Анна" onChange={() => undefined} />
      <input type="radio" checked onChange={() => undefined} />
      <select defaultValue="2">
        <option>1</option>
        <option>2</option>
      </select>
    </>,
  );
  await userEvent.type(container.querySelector('textarea')!, ' акне');
  emptyControls();
  expect(held(container)).toEqual(['', '1', false, '', false, '']);
});
