import type { Logger } from 'pino';
import { can, type Right, type Viewer } from '@/lib/access/permissions';
import type { Config } from '../config';
import { currentDb } from '../db/transaction';
import type { Database, Db } from '../db/types';
import type { FileStore } from '../files/store';
import type { Mailer } from '../mail/mailer';
import { AppError } from './app-error';

/** The signed-in person of a request, read from the database for every request. */
export interface SignedIn extends Viewer {
  sessionId: string;
  chainName: string | null;
  lastActivityAt: Date | null;
}

/** The dependencies of the process, the same for every request. */
export interface Deps {
  database: Database;
  config: Config;
  secret: Uint8Array;
  mail: Mailer;
  files: FileStore;
  log: Logger;
  /** The clock; another one in tests. */
  now: () => Date;
}

/** The context of a service. `db` is the open transaction inside `inTransaction`, else the database. */
export interface Ctx {
  readonly db: Db;
  readonly viewer: SignedIn | null;
  readonly now: () => Date;
  readonly requestId: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Token of a browser on which somebody has signed in before, passed on by the portal. */
  readonly deviceToken?: string;
  /** The call's idempotency key, or a new one; always set for `idempotent` endpoints. */
  readonly idempotencyKey: string;
  readonly log: Logger;
  readonly mail: Mailer;
  readonly files: FileStore;
  readonly config: Config;
  readonly secret: Uint8Array;
}

export type RequestFacts = Pick<Ctx, 'requestId' | 'ip' | 'userAgent' | 'deviceToken' | 'idempotencyKey'>;

export function makeCtx(deps: Deps, viewer: SignedIn | null, facts: RequestFacts): Ctx {
  const { config, secret, mail, files, log, now, database } = deps;
  return {
    get db() {
      return currentDb(database.db);
    },
    viewer,
    now,
    log: log.child({ requestId: facts.requestId }),
    mail,
    files,
    config,
    secret,
    ...facts,
  };
}

/** The signed-in person; 401 when there is none (endpoints that need a session always have one). */
export function viewerOf(ctx: Pick<Ctx, 'viewer'>): SignedIn {
  if (!ctx.viewer) throw new AppError(401, 'unauthenticated', 'Войдите, чтобы продолжить.');
  return ctx.viewer;
}

export const forbidden = () => new AppError(403, 'forbidden', 'На это действие нет прав.');

export function assertCan(ctx: Pick<Ctx, 'viewer'>, right: Right): void {
  if (!can(viewerOf(ctx), right)) throw forbidden();
}
