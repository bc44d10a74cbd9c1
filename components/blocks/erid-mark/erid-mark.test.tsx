import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { EridMark } from './erid-mark';

const marked = { needErid: true, eridToken: '2Vtz', eridSource: 'ООО «Пример»' };

it('is one word, and opens who advertises and the token', () => {
  const { container } = render(<EridMark {...marked} />);
  expect(container.querySelector('summary')).toHaveTextContent(/^Реклама$/);
  expect(container.querySelector('details')).not.toHaveAttribute('open');
  expect(container.querySelector('details > p')).toHaveTextContent('ООО «Пример». ERID 2Vtz');
});

it('has nothing to open where nothing more is known, and is not there where none is needed', () => {
  const { container, rerender } = render(<EridMark needErid eridToken={null} eridSource={null} />);
  expect(container.querySelector('details')).toBeNull();
  expect(container).toHaveTextContent('Реклама');
  rerender(<EridMark {...marked} needErid={false} />);
  expect(container).toBeEmptyDOMElement();
});

it('is the word alone where nothing can be opened', () => {
  const { container } = render(<EridMark {...marked} bare />);
  expect(container.querySelector('details')).toBeNull();
  expect(container).toHaveTextContent(/^Реклама$/);
});
