import { AppError } from './app-error';

/** Most bytes of all forms in memory together: a form is read whole, and copied up to three times by reading. */
const MOST_BYTES = 128 * 1024 * 1024;
/** Most forms of one person: one file, and another from a second tab. */
const MOST_OF_ONE = 2;
/** A form's speed is measured by the time since its last stretch of this length was complete. */
const STRETCH_BYTES = 256 * 1024;
const RETRY_AFTER_S = '5';

const refusal = (status: number, code: string, detail: string) =>
  new AppError(status, code, detail, undefined, { headers: { 'retry-after': RETRY_AFTER_S } });
const busy = () =>
  refusal(503, 'uploads-busy', 'Сейчас загружают много файлов. Повторите попытку через минуту.');

/** The place of one form, from before its body is read until its call has ended. */
export interface FormPlace {
  /** Called when the body begins to arrive; `end` is called when the form is dropped to free memory for others. */
  arrives(end: (why: AppError) => void): void;
  /** Counts bytes that have arrived. 503 `uploads-busy` when there is no memory for them. */
  take(bytes: number): void;
  /** Called when the body has arrived: the form is not dropped any more. */
  arrived(): void;
  leave(): void;
}

interface Form {
  bytes: number;
  /** Bytes of the current stretch, and the time when it began. */
  stretch: number;
  stretchSince: number;
  end: (why: AppError) => void;
}

/** The memory for forms: counts forms by person, and their bytes together. */
export class FormRoom {
  private held = 0;
  private readonly people = new Map<string, number>();
  private readonly arriving = new Set<Form>();

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly mostOfOne = MOST_OF_ONE,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** Gives a form its place. 429 `too-many-uploads` when the person sends too many forms already. */
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

  /** Drops the form whose current stretch takes longest; 503 when that is `asks` itself, or there is none. */
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
