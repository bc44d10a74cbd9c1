import { mkdir, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config';

export interface Letter {
  to: string;
  /** Address for replies, if not the portal's. */
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

/** Error codes of a refusal of this letter. A refusal of the portal itself may be over at the next try. */
const OF_THE_LETTER = ['EENVELOPE', 'EMESSAGE'];

/** Refusal by the mail server. Its message repeats the recipient's address, so only its codes are kept. */
export class LetterRefused extends Error {
  readonly code: string;
  /** True if any other try would be refused too. */
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

/** Timeouts, ms: a silent server must not block the queue of letters for minutes. The server's URL may set others. */
const PATIENCE = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Creates a mailer that sends by SMTP, or writes `.eml` files into the data folder and logs their paths. */
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

/** Removes written letters after a week: erasing an account does not erase the person's data in letters. */
export async function tidyLetters(config: Pick<Config, 'DATA_DIR'>, now: Date): Promise<void> {
  const folder = folderOf(config);
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((file) => file.endsWith('.eml'))) {
    const path = join(folder, name);
    const { mtimeMs } = await stat(path);
    if (now.getTime() - mtimeMs > KEPT_MS) await rm(path, { force: true });
  }
}
