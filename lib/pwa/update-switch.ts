import type { BusyKind } from './busy';
import { switchTime, type Occasion } from './update-rule';

/**
 * `ready`: another build is available; `asked`: the person requested it and it waits; `broken`: a part of this build
 * failed to load; `switching`: the page is being replaced.
 */
export type UpdateState = 'none' | 'ready' | 'asked' | 'broken' | 'switching';

interface SwitchDeps {
  busy: () => readonly BusyKind[];
  /** Makes the waiting worker take over; false when none waits. */
  takeOver: () => boolean;
  /** Loads the address, or reloads this page. */
  load: (href?: string) => void;
}

/** Time after which the page is loaded without the worker's takeover, ms. */
const GIVE_UP_MS = 4000;
/** A page still open this long after its load, ms, was not replaced: the load stopped, was a download or failed. */
const STILL_HERE_MS = 15_000;

/** Switches the page to another build: once, and never during an activity. Independent of React. */
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

  /** Reports that another worker waits or the portal runs another build. */
  ready(): void {
    if (this.state === 'none') this.become('ready');
  }

  /** Reports that a part of the page failed to load and an automatic reload was not possible. */
  broken(): void {
    if (this.state !== 'switching') this.become('broken');
  }

  /** Switches now at the person's request, or waits for activities to end. */
  press(): void {
    const occasion = this.state === 'broken' ? 'mending' : 'pressed';
    if (switchTime(occasion, this.deps.busy()) === 'now') this.start(occasion);
    else if (this.state === 'ready') this.become('asked');
  }

  /** Handles a navigation to `href`; true: it is a full load instead of a soft navigation. */
  navigate(href: string): boolean {
    if (this.state === 'switching') {
      this.href = href;
      // the requested load may never replace the page: this load does
      if (this.loaded) this.deps.load(href);
      return true;
    }
    if (this.state === 'none' || switchTime('navigation', this.deps.busy()) === 'later') return false;
    this.start('navigation', href);
    return true;
  }

  /** Handles a change of the page's worker, caused by this page or another tab. */
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
    // an activity that began during the takeover would be lost: the switch waits for another press or link
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
