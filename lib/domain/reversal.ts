import { explainEntry, type LedgerKind } from './ledger';

/** What people were given by staff: an order is cancelled, and what somebody has learnt stays theirs. */
const REVERSIBLE: readonly LedgerKind[] = ['award', 'programme'];

interface Posted {
  id: string;
  userId: string;
  markId: string;
  amount: number;
  kind: string;
  title: string;
}

const isReversible = ({ kind, amount }: Posted): boolean =>
  amount > 0 && REVERSIBLE.some((one) => one === kind);

/** Begins the key of a reversal; the id of the entry that it takes back follows. */
export const REVERSAL_KEY = 'reverse:';

/** The same points with the other sign, named by the entry they take back: it is reversed once. Null where nobody may. */
export function reversalOf(entry: Posted, { authorId, reason }: { authorId: string; reason: string }) {
  if (!isReversible(entry)) return null;
  const { id, userId, markId, amount } = entry;
  const kind = entry.kind as LedgerKind;
  return {
    ...{ userId, markId, authorId, reason, amount: -amount, kind: 'reversal' as const },
    ...{ subjectType: 'entry', subjectId: id, key: `${REVERSAL_KEY}${id}` },
    title: explainEntry({ ...entry, kind }).title,
  };
}
