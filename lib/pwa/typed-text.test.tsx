import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { hasTypedText } from './typed-text';

afterEach(() => window.history.replaceState(null, '', '/'));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('what is typed into a field that nobody watches is seen, and seen no more when it is taken back', () => {
  render(
    <form>
      <input aria-label="Номер" defaultValue="7K3M" />
      <input aria-label="Пароль" type="password" />
      <textarea aria-label="Письмо" defaultValue="Привет" />
    </form>,
  );
  expect(hasTypedText()).toBe(false);
  for (const [label, before] of [
    ['Номер', '7K3M'],
    ['Пароль', ''],
    ['Письмо', 'Привет'],
  ] as const) {
    type(label, 'слово');
    expect(hasTypedText(), label).toBe(true);
    type(label, before);
    expect(hasTypedText(), label).toBe(false);
  }
});

test('words of a search count until the address holds them, whoever keeps their value', () => {
  function Popup() {
    const [text, setText] = useState('');
    return (
      <input
        aria-label="Что найти"
        type="search"
        name="q"
        value={text}
        onChange={(e) => setText(e.target.value)}
      />
    );
  }
  render(<Popup />);
  type('Что найти', 'крем');
  expect(hasTypedText()).toBe(true);
  window.history.replaceState(null, '', '/search-results?q=%D0%BA%D1%80%D0%B5%D0%BC');
  expect(hasTypedText()).toBe(false);
  type('Что найти', 'крема');
  expect(hasTypedText()).toBe(true);
});

test('hidden fields, ticks and forms that say it themselves do not count', () => {
  render(
    <>
      <input type="hidden" name="type" value="test" />
      <input type="checkbox" aria-label="Галочка" />
      <form data-says-unsent="">
        <input aria-label="Имя" />
      </form>
    </>,
  );
  fireEvent.click(screen.getByLabelText('Галочка'));
  type('Имя', 'Анна');
  expect(hasTypedText()).toBe(false);
});
