export interface TestClock {
  now(): Date;
  set(at: Date): void;
  advance(ms: number): void;
  /** What `act` does at another moment; then the clock stands where it stood before. */
  during<T>(moment: Date, act: () => Promise<T>): Promise<T>;
}

/** Stands still from `start`, or runs as the real one; tests move it. */
export function makeClock(start: Date | undefined): TestClock {
  let fixed = start;
  let shift = 0;
  const now = () => new Date((fixed ?? new Date()).getTime() + shift);
  return {
    now,
    set: (at: Date) => {
      fixed = at;
      shift = 0;
    },
    advance: (ms: number) => {
      shift += ms;
    },
    during: async <T>(at: Date, act: () => Promise<T>): Promise<T> => {
      const [stood, moved] = [fixed, shift];
      [fixed, shift] = [at, 0];
      try {
        return await act();
      } finally {
        [fixed, shift] = [stood, moved];
      }
    },
  };
}
