import type { Ctx } from '../http/context';
import type { Letter } from './mailer';

/** Sends in the background, so that a slow or dead mail server delays no response. A failure is logged. */
export function sendLater({ mail, log }: Pick<Ctx, 'mail' | 'log'>, letter: Letter): void {
  void mail.send(letter).catch((error: unknown) => log.error({ err: error }, 'a letter was not sent'));
}
