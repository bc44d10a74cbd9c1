import { AppError } from './app-error';

/** Forms are read whole: this much of all bodies together may arrive. Reading copies them up to three times. */
const MOST_BYTES = 128 * 1024 * 1024;
/** A person sends one file, and another from a second tab. */
const MOST_OF_ONE = 2;
const RETRY_AFTER_S = '5';

const refusal = (status: number, code: string, detail: string) =>
  new AppError(status, code, detail, undefined, { headers: { 'retry-after': RETRY_AFTER_S } });

/** The place of one form, from before its body is read until its call has ended. */
export interface FormPlace {
  /** Counts bytes that have arrived. 503 `uploads-busy` when there is no room for them. */
  take(bytes: number): void;
  leave(): void;
}

/** How many forms are on their way, by person, and what they weigh together. */
export class FormRoom {
  private held = 0;
  private readonly people = new Map<string, number>();

  constructor(
    private readonly mostBytes = MOST_BYTES,
    private readonly mostOfOne = MOST_OF_ONE,
  ) {}

  /** 429 `too-many-uploads` for a person who sends enough already. */
  enter(person: string): FormPlace {
    const count = this.people.get(person) ?? 0;
    if (count >= this.mostOfOne)
      throw refusal(429, 'too-many-uploads', 'Дождитесь, пока загрузятся предыдущие файлы.');
    this.people.set(person, count + 1);
    let own = 0;
    return {
      take: (bytes) => {
        if (this.held + bytes > this.mostBytes)
          throw refusal(
            503,
            'uploads-busy',
            'Сейчас загружают много файлов. Повторите попытку через минуту.',
          );
        this.held += bytes;
        own += bytes;
      },
      leave: () => {
        this.held -= own;
        own = 0;
        const left = (this.people.get(person) ?? 1) - 1;
        if (left > 0) this.people.set(person, left);
        else this.people.delete(person);
      },
    };
  }
}
