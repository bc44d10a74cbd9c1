import { AppError } from './app-error';

/** Forms are read whole: this much of all bodies together may arrive. Reading copies them up to three times. */
const MOST_BYTES = 128 * 1024 * 1024;
/** A person sends one file, and another from a second tab. */
const MOST_OF_ONE = 2;
/** What the speed of a form is judged by: how long ago it had brought its last so many bytes. */
const STRETCH_BYTES = 256 * 1024;
const RETRY_AFTER_S = '5';

const refusal = (status: number, code: string, detail: string) =>
  new AppError(status, code, detail, undefined, { headers: { 'retry-after': RETRY_AFTER_S } });
const busy = () =>
  refusal(503, 'uploads-busy', 'Сейчас загружают много файлов. Повторите попытку через минуту.');

/** The place of one form, from before its body is read until its call has ended. */
export interface FormPlace {
  /** Its body begins to arrive; `end` is called where it gives way to others: its bytes are not counted any more. */
  arrives(end: (why: AppError) => void): void;
  /** Counts bytes that have arrived. 503 `uploads-busy` when there is no room for them. */
  take(bytes: number): void;
  /** Nothing more comes: it gives way no more. */
  arrived(): void;
  leave(): void;
}

interface Form {
  bytes: number;
  /** Bytes of the stretch that is under way, and when it began. */
  stretch: number;
  stretchSince: number;
  end: (why: AppError) => void;
}

/** How many forms are on their way, by person, and what they weigh together. */
export class FormRoom {
  private held = 0;
  private readonly people = new Map<string, number>();
  private readonly arriving = new Set<Form>();

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly mostOfOne = MOST_OF_ONE,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** 429 `too-many-uploads` for a person who sends enough already. */
  enter(person: string): FormPlace {
    const count = this.people.get(person) ?? 0;
    if (count >= this.mostOfOne)
      throw refusal(429, 'too-many-uploads', 'Дождитесь, пока загрузятся предыдущие файлы.');
    this.people.set(person, count + 1);
    const form: Form = { bytes: 0, stretch: 0, stretchSince: this.now(), end: () => undefined };
    return {
      arrives: (end) => {
        form.end = end;
        form.stretchSince = this.now();
        this.arriving.add(form);
      },
      take: (bytes) => this.take(form, bytes),
      arrived: () => void this.arriving.delete(form),
      leave: () => {
        this.drop(form);
        const left = (this.people.get(person) ?? 1) - 1;
        if (left > 0) this.people.set(person, left);
        else this.people.delete(person);
      },
    };
  }

  private take(form: Form, bytes: number): void {
    while (this.held + bytes > this.mostBytes) this.endSlowest(form);
    this.held += bytes;
    form.bytes += bytes;
    form.stretch += bytes;
    if (form.stretch < STRETCH_BYTES) return;
    form.stretch = 0;
    form.stretchSince = this.now();
  }

  /** The form that has been at its stretch for longest gives way; where that is `asks` itself, or none, 503. */
  private endSlowest(asks: Form): void {
    const weighty = [...this.arriving].filter((form) => form.bytes > 0 || form === asks);
    const [slowest] = weighty.sort((left, right) => left.stretchSince - right.stretchSince);
    if (!slowest || slowest === asks) throw busy();
    this.drop(slowest);
    slowest.end(busy());
  }

  private drop(form: Form): void {
    this.arriving.delete(form);
    this.held -= form.bytes;
    form.bytes = 0;
  }
}
