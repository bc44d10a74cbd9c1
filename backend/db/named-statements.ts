import type pg from 'pg';
import { isKeepable } from './keepable';
import { isPlanSpoiled } from './sql-state';

/** Named statements per connection. Each takes about 50 kB of the server's memory; a connection lives ten minutes. */
const MOST_NAMES = 200;
/** Texts remembered as run once; when this many are remembered, all are forgotten. */
const MOST_SEEN = 2000;

type Config = pg.QueryConfig & { submit?: unknown };
type Done = (error: unknown, result?: unknown) => void;
type Run = (config: Config | string, values?: unknown[] | Done, callback?: Done) => Promise<unknown>;

/**
 * Gives a name to a statement that runs on this connection for the second time, so that the server parses it once and
 * plans it a few times. Values and answers are those of `client.query`.
 */
export function nameStatements(client: pg.ClientBase): void {
  const query = client.query.bind(client) as unknown as Run;
  const names = new Map<string, string>();
  const seen = new Set<string>();
  let made = 0;

  function nameOf(text: string): string | undefined {
    const known = names.get(text);
    if (known ?? names.size >= MOST_NAMES) return known;
    if (!seen.delete(text)) {
      if (seen.size >= MOST_SEEN) seen.clear();
      seen.add(text);
      return undefined;
    }
    const name = `kept_${(made += 1)}`;
    names.set(text, name);
    return name;
  }

  async function named(config: Config, name: string, values: unknown[] | undefined): Promise<unknown> {
    try {
      return await query({ ...config, name }, values);
    } catch (error) {
      if (!isPlanSpoiled(error)) throw error;
      names.clear();
      // the failed statement has aborted its transaction (status 'T', or 'E' by now): only the caller can retry it
      if (client.getTransactionStatus() !== 'I') throw error;
      return query(config, values);
    }
  }

  const run = (config: Config | string, values?: unknown[] | Done, callback?: Done) => {
    const [given, done] = typeof values === 'function' ? [undefined, values] : [values, callback];
    const plain = typeof config === 'string' || config.name || config.submit;
    const name = plain || !isKeepable(config.text, given?.length ?? 0) ? undefined : nameOf(config.text);
    if (name === undefined) return query(config, values, callback);
    const answer = named(config as Config, name, given);
    if (!done) return answer;
    // the pool passes a callback
    answer.then((result) => done(undefined, result), done);
  };
  client.query = run as unknown as typeof client.query;
}
