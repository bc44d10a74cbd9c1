/** Time until which the services delay a submission that came sooner than a person can read. */
export class SendWait {
  private until: number | null = null;
  private readonly listeners = new Set<() => void>();

  readonly begin = (seconds: number): void => {
    this.until = Date.now() + seconds * 1000;
    for (const listener of this.listeners) listener();
  };

  readonly read = (): number | null => this.until;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };
}
