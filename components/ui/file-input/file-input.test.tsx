import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { renderWithUser } from '@/tests/helpers/render';
import { FileInput } from './file-input';

function List({ progress }: { progress?: number }) {
  const [file, setFile] = useState<File | null>(null);
  return (
    <>
      <label htmlFor="list">Список</label>
      <FileInput
        id="list"
        value={file}
        onChange={setFile}
        progress={progress}
        current={{ name: 'старый.xlsx' }}
      />
    </>
  );
}

const list = new File(['x'.repeat(1536)], 'аптеки.xlsx');

it('shows what is kept, then what was chosen, and lets it be taken back', async () => {
  const { user } = renderWithUser(<List />);
  expect(screen.getByText('старый.xlsx')).toBeInTheDocument();
  await user.upload(screen.getByLabelText('Список'), list);
  expect(screen.getByText('аптеки.xlsx')).toHaveTextContent('1,5 КБ');
  await user.click(screen.getByRole('button', { name: 'Убрать файл аптеки.xlsx' }));
  expect(screen.queryByText('аптеки.xlsx')).toBeNull();
  expect(screen.getByLabelText('Список')).toHaveFocus();
});

it('says in numbers how much is sent', () => {
  renderWithUser(<List progress={64} />);
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
  expect(screen.getByText('64 %')).toBeInTheDocument();
});
