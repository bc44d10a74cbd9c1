import { type messages, protocol, type PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { mayChangeSchema, isKeepable } from './keepable';
import { resultOf } from './kept-result';
import { loopTurns } from './loop-turns';
import { isPlanSpoiled, sqlState } from './sql-state';

const { serialize } = protocol;
type Message = messages.BackendMessage;

/** Each plan takes about 200 kB of process memory; the least recently used plan is evicted first. */
const MOST_PLANS = 800;

interface Plan {
  name: string;
  parameterTypes: number[];
  /** Empty for a statement that returns no rows. */
  fields: Results['fields'];
}

const isParameters = (one: Message): one is messages.ParameterDescriptionMessage =>
  one.name === 'parameterDescription';
const isFields = (one: Message): one is messages.RowDescriptionMessage => one.name === 'rowDescription';
/**
 * Returns true if a schema change has invalidated the plan or the engine no longer has it; preparing it again helps.
 */
const isSpoiled = (error: unknown): boolean => sqlState(error) === '26000' || isPlanSpoiled(error);

/**
 * Named prepared statements of PGlite's single connection, cached by text. PGlite's own `query` parses and plans every
 * statement again, in five calls into WebAssembly; a cached statement is bound and executed in one.
 */
class KeptPlans {
  /** By statement text, the least recently used first. */
  private readonly plans = new Map<string, Plan>();
  private made = 0;
  private toClose: Uint8Array[] = [];
  private readonly turn = loopTurns();

  constructor(private readonly engine: PGlite) {}

  /**
   * Runs a statement like the engine's `query`, with exclusive use of the connection. `inside`: a transaction is open.
   */
  run<T>(text: string, values: unknown[], options: QueryOptions, inside: boolean): Promise<Results<T>> {
    return this.engine._runExclusiveQuery(async () => {
      await this.turn();
      try {
        return await this.once<T>(text, values, options, inside);
      } catch (error) {
        if (!isSpoiled(error)) throw error;
        this.forget();
        // a failed statement has aborted its transaction: only the caller can retry the transaction
        if (inside) throw error;
        return await this.once<T>(text, values, options, inside);
      }
    });
  }

  /** Drops every plan: the schema they depend on has changed. */
  forget(): void {
    for (const { name } of this.plans.values()) this.toClose.push(serialize.close({ type: 'S', name }));
    this.plans.clear();
  }

  private async once<T>(text: string, values: unknown[], options: QueryOptions, inside: boolean) {
    try {
      const plan = this.known(text) ?? (await this.make(text));
      const bound = values.map((value, at) => this.written(value, plan.parameterTypes[at]));
      const sent = [
        serialize.bind({ statement: plan.name, values: bound }),
        serialize.execute({}),
        serialize.sync(),
      ];
      const answer = await this.send(sent, options);
      if (!inside) await this.engine.syncToFs();
      return resultOf(plan.fields, answer, this.engine.parsers, options) as Results<T>;
    } catch (error) {
      if (error instanceof Error)
        Object.assign(error, { query: text, params: values, queryOptions: options });
      throw error;
    }
  }

  private known(text: string): Plan | undefined {
    const plan = this.plans.get(text);
    if (!plan) return undefined;
    this.plans.delete(text);
    this.plans.set(text, plan);
    return plan;
  }

  private async make(text: string): Promise<Plan> {
    this.closeOldest();
    const name = `kept_${(this.made += 1)}`;
    const answer = await this.send([
      serialize.parse({ name, text }),
      serialize.describe({ type: 'S', name }),
      serialize.sync(),
    ]);
    const plan = {
      name,
      parameterTypes: answer.find(isParameters)?.dataTypeIDs ?? [],
      fields:
        answer.find(isFields)?.fields.map(({ name: field, dataTypeID }) => ({ name: field, dataTypeID })) ??
        [],
    };
    this.plans.set(text, plan);
    return plan;
  }

  private closeOldest(): void {
    if (this.plans.size < MOST_PLANS) return;
    for (const [text, { name }] of this.plans) {
      this.plans.delete(text);
      this.toClose.push(serialize.close({ type: 'S', name }));
      return;
    }
  }

  private written(value: unknown, type: number | undefined): string | null {
    if (value === null || value === undefined) return null;
    const serializer = type === undefined ? undefined : this.engine.serializers[type];
    // as the engine's own query does
    return serializer ? serializer(value) : String(value);
  }

  private send(parts: Uint8Array[], { onNotice }: QueryOptions = {}): Promise<Message[]> {
    const closing = this.toClose;
    this.toClose = [];
    const message = Buffer.concat([...closing, ...parts]);
    return this.engine.execProtocolStream(message, { syncToFs: false, ...(onNotice ? { onNotice } : {}) });
  }
}

type Query = PGlite['query'];

/** Replaces `query`, `exec` and `transaction` of the engine so that keepable statements use cached plans. */
export function keepPlans(engine: PGlite): void {
  const plans = new KeptPlans(engine);
  const planned =
    (
      own: Query,
      run: <T>(...given: Parameters<KeptPlans['run']>) => Promise<Results<T>>,
      inside: boolean,
    ): Query =>
    async <T>(text: string, values: unknown[] = [], options: QueryOptions = {}) => {
      const { blob, paramTypes, serializers } = options;
      if (!blob && !paramTypes && !serializers && isKeepable(text, values.length))
        return run<T>(text, values, options, inside);
      const result = await own<T>(text, values, options);
      if (mayChangeSchema(text)) plans.forget();
      return result;
    };
  const { query, exec, transaction } = bound(engine);
  engine.query = planned(
    query,
    async (...given) => {
      await engine._checkReady();
      return engine._runExclusiveTransaction(() => plans.run(...given));
    },
    false,
  );
  engine.exec = (text, options) => exec(text, options).finally(() => plans.forget());
  engine.transaction = (work) =>
    transaction((tx) => {
      const own = tx.query.bind(tx);
      const run: typeof plans.run = (...given) => {
        if (tx.closed) throw new Error('Transaction is closed');
        return plans.run(...given);
      };
      return work(Object.assign(Object.create(tx) as typeof tx, { query: planned(own, run, true) }));
    });
}

function bound(engine: PGlite) {
  return {
    query: engine.query.bind(engine),
    exec: engine.exec.bind(engine),
    transaction: engine.transaction.bind(engine),
  };
}
