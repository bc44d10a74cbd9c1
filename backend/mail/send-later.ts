import type { Ctx } from '../http/context';
import type { Letter } from './mailer';

/** Sends without being waited for: a slow or dead mail server holds nobody's answer. A failure is logged. */
export function sendLater({ mail, log }: Pick<Ctx, 'mail' | 'log'>, letter: Letter): void {
  void mail.send(letter).catch((error: unknown) => log.error({ err: error }, 'a letter was not sent'));
}
