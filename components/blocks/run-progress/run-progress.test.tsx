import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Run } from '@/api/runs/queries';
import { RunProgress } from './run-progress';

const show = (status: Run['status'], failed?: string) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <RunProgress run={{ id: '1', status, file: null } as Run} name="Выгрузка" failed={failed} />
    </QueryClientProvider>,
  );

test('a file that was not made is told of in the words of its list', () => {
  show('failed', 'Отчет зарегистрированных фармацевтов не сохранен.');
  expect(screen.getByRole('status')).toHaveTextContent('Отчет зарегистрированных фармацевтов не сохранен.');
});

test('a list without such words says what to do', () => {
  show('failed');
  expect(screen.getByRole('status')).toHaveTextContent('Не получилось. Начните ещё раз');
});
