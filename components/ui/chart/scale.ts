/** A value of a chart; null for an unknown one. NaN and infinities count as unknown too. */
export type ChartValue = number | null;

const STEPS = [1, 2, 2.5, 5, 10];

/** The smallest round step that is at least `least`; an integer for integer values. */
function roundStep(least: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const step = power * (STEPS.find((one) => one * power >= least) ?? 10);
  return isWhole ? Math.max(1, Math.ceil(step)) : step;
}

export const isNumber = (value: ChartValue | undefined): value is number => Number.isFinite(value);

/** Round ticks of an axis, ascending, that span zero and all values; about `most` of them, at times one or two more. */
export function ticksOf(values: readonly ChartValue[], most = 4): number[] {
  const known = values.filter(isNumber);
  const [low, high] = [Math.min(0, ...known), Math.max(0, ...known)];
  if (low === high) return [0, 1];
  const step = roundStep((high - low) / most, known.every(Number.isInteger));
  const [first, last] = [Math.floor(low / step), Math.ceil(high / step)];
  // multiples instead of sums, because 0.1 + 0.2 is not 0.3
  return Array.from({ length: last - first + 1 }, (_, nth) => Number(((first + nth) * step).toPrecision(12)));
}

/** Returns a function that converts a value to per cent from the top of a plot between the first and the last tick. */
export function heightIn(ticks: readonly number[]): (value: number) => number {
  const [low = 0, high = 1] = [ticks[0], ticks.at(-1)];
  return (value) => Number((((high - value) / (high - low)) * 100).toFixed(3));
}

/** Start and end of each part of a stack: positive parts upwards from zero, negative ones downwards. */
export function stackOf(values: readonly ChartValue[]): ([from: number, to: number] | null)[] {
  let [up, down] = [0, 0];
  return values.map((value) => {
    if (!isNumber(value) || value === 0) return null;
    const from = value > 0 ? up : down;
    if (value > 0) up += value;
    else down += value;
    return [from, from + value];
  });
}
