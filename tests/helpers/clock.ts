export interface TestClock {
  now(): Date;
  set(at: Date): void;
  advance(ms: number): void;
  /** Runs `act` at another time, then restores the clock. */
  during<T>(moment: Date, act: () => Promise<T>): Promise<T>;
}

/** A clock fixed at `start`, or the real one without it; tests can move it. */
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
