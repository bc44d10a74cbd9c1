import { quote } from '../validation/quote';
import { balanceOf, type Balances } from './balances';
/** Kinds of ledger entries, as on the wire. */
export const LEDGER_KINDS = [
  'test',
  'video',
  'module',
  'survey',
  'award',
  'order',
  'order-cancel',
  'transfer-out',
  'transfer-in',
  'programme',
  'regrade',
  'reversal',
] as const;
export type LedgerKind = (typeof LEDGER_KINDS)[number];

/** Kinds that move points earned before. */
const NOT_EARNED: readonly LedgerKind[] = ['transfer-in', 'transfer-out', 'order', 'order-cancel'];
/** Kinds that bring new points. */
export const EARNED_KINDS = LEDGER_KINDS.filter((kind) => !NOT_EARNED.includes(kind));

/** Kinds that spend points on gifts or return them. */
const SPENT_KINDS: readonly LedgerKind[] = ['order', 'order-cancel'];

/** Points that an entry adds to the person's earned and spent totals; a transfer adds to neither. */
export const turnoverOf = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>) => ({
  earned: EARNED_KINDS.includes(kind) ? amount : 0,
  // 0 minus amount, as −amount would make −0 of 0
  spent: SPENT_KINDS.includes(kind) ? 0 - amount : 0,
});

export interface LedgerEntry {
  mark: string;
  /** Whole points, negative when spent. */
  amount: number;
  kind: LedgerKind;
}

/** Why an entry can't be applied. */
export type LedgerRefusal = 'not-whole' | 'zero' | 'funds-short' | 'same-mark';
export type LedgerResult = { ok: true; balances: Balances } | { ok: false; refusal: LedgerRefusal };

/** Balances after an entry; refused when the amount is not whole, is 0, or would make the mark's balance negative. */
export function applyEntry(balances: Balances, entry: Pick<LedgerEntry, 'mark' | 'amount'>): LedgerResult {
  const { mark, amount } = entry;
  if (!Number.isSafeInteger(amount)) return { ok: false, refusal: 'not-whole' };
  if (amount === 0) return { ok: false, refusal: 'zero' };
  const after = balanceOf(balances, mark) + amount;
  if (after < 0) return { ok: false, refusal: 'funds-short' };
  return { ok: true, balances: { ...balances, [mark]: after } };
}

export function totalPoints(balances: Balances): number {
  return Object.values(balances).reduce((sum, points) => sum + points, 0);
}

export interface Transfer {
  from: string;
  to: string;
  amount: number;
}

/** A 1 : 1 transfer between two marks: a pair of entries that apply both or neither, or the refusal. */
export function transferPoints(
  balances: Balances,
  { from, to, amount }: Transfer,
):
  | { ok: true; balances: Balances; entries: [LedgerEntry, LedgerEntry] }
  | { ok: false; refusal: LedgerRefusal } {
  if (from === to) return { ok: false, refusal: 'same-mark' };
  if (!Number.isSafeInteger(amount) || amount < 0) return { ok: false, refusal: 'not-whole' };
  const out: LedgerEntry = { mark: from, amount: -amount, kind: 'transfer-out' };
  const into: LedgerEntry = { mark: to, amount, kind: 'transfer-in' };
  const taken = applyEntry(balances, out);
  if (!taken.ok) return taken;
  const given = applyEntry(taken.balances, into);
  return given.ok ? { ok: true, balances: given.balances, entries: [out, into] } : given;
}

export interface ExplainedEntry {
  kind: LedgerKind;
  amount: number;
  /** Title of the item, number of the order, the admin's reason, or the name of the other mark of a transfer. */
  title: string;
  reason?: string | null;
}

const RULES: Readonly<Record<LedgerKind, string>> = {
  test: 'За правильные ответы теста',
  video: 'За просмотр видео',
  module: 'За прохождение модуля',
  survey: 'За ответы на опрос',
  award: 'Начислено администратором',
  order: 'Списано за подарки из каталога',
  'order-cancel': 'Возвращено после отмены заказа',
  'transfer-out': 'Перевод на счёт другого бренда',
  'transfer-in': 'Перевод со счёта другого бренда',
  programme: 'Перенесено из образовательной программы, не больше 500 баллов',
  regrade: 'Пересчитано по исправленному ключу теста',
  reversal: 'Начисление отменено',
};

/** Rules of entries that take points, where they differ. */
const TAKEN: Readonly<Partial<Record<LedgerKind, string>>> = {
  award: 'Списано администратором',
  regrade: 'Пересчёт теста отменён',
};

/** Title and rule of a history line: `{title: 'Тест «Минеральный барьер»', rule: 'За правильные ответы…'}`. */
export function explainEntry({ kind, amount, title, reason }: ExplainedEntry): {
  title: string;
  rule: string;
} {
  const rule = amount < 0 ? (TAKEN[kind] ?? RULES[kind]) : RULES[kind];
  const why = kind === 'award' || kind === 'reversal' ? (reason?.trim() ?? '') : '';
  return { title: entryTitle(kind, title.trim()), rule: why ? withReason(kind, amount, rule, why) : rule };
}

/** An award with a reason shows the reason alone; other entries show the rule and the reason. */
const withReason = (kind: LedgerKind, amount: number, rule: string, why: string) =>
  kind === 'award' && amount > 0 ? why : `${rule}: ${quote(why)}`;

function entryTitle(kind: LedgerKind, title: string): string {
  // quotes inside a title become inner quotes: «Набор „Зима“»
  const named = title && `«${title.replaceAll('«', '„').replaceAll('»', '“')}»`;
  const words: Readonly<Record<LedgerKind, string>> = {
    test: `Тест ${named}`,
    video: `Видео ${named}`,
    module: `Модуль ${named}`,
    survey: `Опрос ${named}`,
    award: title || 'Начисление баллов',
    order: `Заказ ${title && `№ ${title}`}`,
    'order-cancel': `Отмена заказа ${title && `№ ${title}`}`,
    'transfer-out': `Перевод на ${title || 'другой бренд'}`,
    'transfer-in': `Перевод с ${title || 'другого бренда'}`,
    programme: title || 'Образовательная программа',
    regrade: `Пересчёт теста ${named}`,
    reversal: title ? `Отмена: ${title}` : 'Отмена начисления',
  };
  return words[kind].trim();
}
