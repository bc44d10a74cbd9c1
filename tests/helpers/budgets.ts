/** Judges what has a budget that is the same on every machine, and remembers what is over it. */
export function makeBudgets() {
  const over: string[] = [];
  return {
    over,
    judge(what: string, met: boolean): 'met' | 'SHORT' {
      if (!met) over.push(what);
      return met ? 'met' : 'SHORT';
    },
    /** What the process is to answer. */
    exitCode: (): 0 | 1 => (over.length === 0 ? 0 : 1),
  };
}
