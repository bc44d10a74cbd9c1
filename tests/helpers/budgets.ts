/** Judges figures whose budget is the same on every machine, and collects those over it. */
export function makeBudgets() {
  const over: string[] = [];
  return {
    over,
    judge(what: string, met: boolean): 'met' | 'SHORT' {
      if (!met) over.push(what);
      return met ? 'met' : 'SHORT';
    },
    /** Exit code of the process. */
    exitCode: (): 0 | 1 => (over.length === 0 ? 0 : 1),
  };
}
