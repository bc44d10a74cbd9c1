import { expect, test } from 'vitest';
import { LEDGER_KINDS } from './ledger';
import { reversalOf } from './reversal';

const entry = { id: '7', userId: '1', markId: '2', amount: 30, kind: 'programme', title: 'Программа 2025' };
const by = { authorId: '9', reason: 'Перенесли раньше срока' };

test('a reversal is the same points with the other sign, and names the entry it takes back', () => {
  expect(reversalOf(entry, by)).toEqual({
    ...{ userId: '1', markId: '2', amount: -30, kind: 'reversal', title: 'Программа 2025' },
    ...{ subjectType: 'entry', subjectId: '7', key: 'reverse:7', ...by },
  });
});

test('only what staff have given is taken back', () => {
  const kinds = LEDGER_KINDS.filter((kind) => reversalOf({ ...entry, kind }, by));
  expect(kinds).toEqual(['award', 'programme']);
  expect(reversalOf({ ...entry, kind: 'award', amount: -30 }, by)).toBeNull();
});
