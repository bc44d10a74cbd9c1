import { mkdir, writeFile } from 'node:fs/promises';
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
}

export interface Mailer {
  send(letter: Letter): Promise<void>;
}

/** Letters by SMTP, or as `.eml` files in the data folder, whose path is logged. */
export function makeMailer(config: Config, log: Logger): Mailer {
  const from = config.MAIL_FROM;
  if (config.SMTP_URL) {
    const transport = createTransport(config.SMTP_URL);
    return { send: async (letter) => void (await transport.sendMail({ from, ...letter })) };
  }
  const folder = join(config.DATA_DIR, 'mail');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(letter) {
      const { message } = await transport.sendMail({ from, ...letter });
      await mkdir(folder, { recursive: true });
      const path = join(folder, `${new Date().toISOString().replace(/:/g, '-')}-${crypto.randomUUID()}.eml`);
      await writeFile(path, message as Buffer);
      log.info({ path }, 'a letter was written');
    },
  };
}
