import type { BusyKind } from './busy';
import { switchTime, type Occasion } from './update-rule';

/**
 * `ready`: another build is there; `asked`: the person wants it and it waits; `broken`: a part of this one could not
 * be loaded; `switching`: the page is on its way.
 */
export type UpdateState = 'none' | 'ready' | 'asked' | 'broken' | 'switching';

interface SwitchDeps {
  busy: () => readonly BusyKind[];
  /** Lets the waiting worker take over; false where none waits. */
  takeOver: () => boolean;
  /** Opens the address, or this page anew, by a whole load. */
  load: (href?: string) => void;
}

/** A worker that does not take over within this must not hold the person up. */
const GIVE_UP_MS = 4000;
/** A page that is still here this long after its load was asked for was not replaced: stopped, a file, no answer. */
const STILL_HERE_MS = 15_000;

/** Changes the page to another build: once, and never while something is under way. Knows no React. */
export class UpdateSwitch {
  private state: UpdateState = 'none';
  private href: string | undefined;
  private occasion: Occasion = 'pressed';
  private loaded = false;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly deps: SwitchDeps) {}

  readonly read = (): UpdateState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Another worker waits, or the portal answers with another build. */
  ready(): void {
    if (this.state === 'none') this.become('ready');
  }

  /** A part of the page did not come and the page could not be loaded anew by itself. */
  broken(): void {
    if (this.state !== 'switching') this.become('broken');
  }

  /** The person wants it now. */
  press(): void {
    const occasion = this.state === 'broken' ? 'mending' : 'pressed';
    if (switchTime(occasion, this.deps.busy()) === 'now') this.start(occasion);
    else if (this.state === 'ready') this.become('asked');
  }

  /** The person goes to `href`; true: it is opened by a whole load in place of a soft one. */
  navigate(href: string): boolean {
    if (this.state === 'switching') {
      this.href = href;
      // the load that was asked for may never replace the page: this one takes its place
      if (this.loaded) this.deps.load(href);
      return true;
    }
    if (this.state === 'none' || switchTime('navigation', this.deps.busy()) === 'later') return false;
    this.start('navigation', href);
    return true;
  }

  /** The worker that answers for this page has changed: by this page's wish or by another tab's. */
  takenOver(): void {
    if (this.state === 'switching') return this.finish();
    if (switchTime('taken-over', this.deps.busy()) === 'now') return this.start('taken-over');
    this.become('asked');
  }

  private start(occasion: Occasion, href?: string): void {
    if (this.state === 'switching') return;
    this.occasion = occasion;
    this.href = href;
    this.become('switching');
    if (!this.deps.takeOver()) return this.finish();
    setTimeout(() => this.finish(), GIVE_UP_MS);
  }

  private finish(): void {
    if (this.loaded || this.state !== 'switching') return;
    // what began while the worker took over would be lost all the same: it is asked for anew, by a press or a link
    if (switchTime(this.occasion, this.deps.busy()) === 'later')
      return this.become(this.occasion === 'mending' ? 'broken' : 'asked');
    this.loaded = true;
    this.deps.load(this.href);
    setTimeout(() => this.stillHere(), STILL_HERE_MS);
  }

  private stillHere(): void {
    this.loaded = false;
    this.become('ready');
  }

  private become(state: UpdateState): void {
    if (this.state === state) return;
    this.state = state;
    for (const listener of this.listeners) listener();
  }
}
