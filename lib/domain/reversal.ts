import { explainEntry, type LedgerKind } from './ledger';

/** Kinds of points given by staff, which can be reversed. Orders are cancelled instead; points for learning stay. */
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

/** Prefix of a reversal's key, before the id of the reversed entry. */
export const REVERSAL_KEY = 'reverse:';

/**
 * The reversal of an entry: the opposite amount under a key made of the entry's id, so it is reversed once. Null for an
 * entry that cannot be reversed.
 */
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
