import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config';

export interface Letter {
  to: string;
  /** Where a reply goes, when not to the portal. */
  replyTo?: string;
  subject: string;
  text: string;
  html?: string;
  headers?: Record<string, string>;
  attachments?: { filename: string; content: string; contentType: string }[];
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** Codes of the refusal that concern this letter; a portal that is not let in is nothing the next try can't mend. */
const OF_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/** What a mail server says repeats the address it is about, so its codes alone are kept. */
export class LetterRefused extends Error {
  readonly code: string;
  /** No other try will be answered otherwise. */
  readonly isFinal: boolean;

  constructor(said: unknown) {
    const { code = 'unknown', responseCode } = said as { code?: string; responseCode?: number };
    super(`the mail server did not take it: ${[code, responseCode].filter(Boolean).join(' ')}`);
    this.code = code;
    this.isFinal = OF_THE_LETTER.includes(code) && (responseCode ?? 0) >= 500;
  }
}

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;
const folderOf = ({ DATA_DIR }: Pick<Config, 'DATA_DIR'>) => join(DATA_DIR, 'mail');

/** A server that says nothing must not hold the line of letters for minutes; the address of the server may say others. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Letters by SMTP, or as `.eml` files in the data folder, whose path is logged. */
export function makeMailer(config: Config, log: Logger): Mailer {
  const from = config.MAIL_FROM;
  if (config.SMTP_URL) {
    const transport = createTransport({ url: config.SMTP_URL, ...PATIENCE });
    return {
      async send(letter) {
        await transport.sendMail({ from, ...letter }).catch((error: unknown) => {
          throw new LetterRefused(error);
        });
      },
    };
  }
  const folder = folderOf(config);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const path = join(folder, `${new Date().toISOString().replace(/:/g, '-')}-${crypto.randomUUID()}.eml`);
      // a letter holds an address and may hold a link that signs in
      await writeFile(path, message as Buffer, { mode: 0o600 });
      log.info({ path }, 'a letter was written');
    },
  };
}

/** Removes written letters after a week: what is known of a person goes with the account, letters know nothing of it. */
export async function tidyLetters(config: Pick<Config, 'DATA_DIR'>, now: Date): Promise<void> {
  const folder = folderOf(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
