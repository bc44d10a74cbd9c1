import { JSON_API } from '@/lib/json-api/document';
import { Visitor } from '../bench/visitor';
import type { Person } from './campaign';

const PASSWORD = 'Demo2026pass';
const NAMES = ['pharmacist', 'admin', 'trainer', 'expert', 'representative', 'tests-moderator'];
/** Whose answers are looked at in between; nothing odd is sent in this name. */
const SECOND = 'locked';
const NOBODY: Person = { lines: () => [] };

interface Side {
  people: Person[];
  check: () => Promise<string | null>;
  /** Keeps sessions alive; asked now and then. */
  refresh: () => Promise<void>;
}

const addressOf = (name: string) => `${name}@portal.example`;

function isOwn(text: string, id: string): string | null {
  try {
    if ((JSON.parse(text) as { data?: { id?: string } }).data?.id === id) return null;
  } catch {
    // said below
  }
  return `GET /v1/me answered ${text.slice(0, 200)}`;
}

/** One renewal at a time; what fails is tried again by the next refusal. */
function once(renew: () => Promise<void>): () => Promise<void> {
  let under: Promise<void> | undefined;
  return () =>
    (under ??= renew()
      .catch(() => undefined)
      .finally(() => (under = undefined)));
}

/** People with bearers, as the backend knows them. */
export async function peopleOfBackend(backend: string): Promise<Side> {
  const signIn = async (name: string): Promise<string> => {
    const attributes = { email: addressOf(name), password: PASSWORD };
    const answer = await fetch(`${backend}/v1/login`, {
      method: 'POST',
      headers: { 'content-type': JSON_API, accept: JSON_API },
      body: JSON.stringify({ data: { type: 'credentials', attributes } }),
    });
    if (!answer.ok) throw new Error(`Signing in as ${name} answered ${answer.status}`);
    const read = (await answer.json()) as { data: { attributes: { access_token: string } } };
    return read.data.attributes.access_token;
  };
  const me = (token: string) => fetch(`${backend}/v1/me`, { headers: { authorization: `Bearer ${token}` } });
  const person = async (name: string): Promise<Person> => {
    let token = await signIn(name);
    const refused = once(async () => {
      if ((await me(token)).status === 401) token = await signIn(name);
    });
    return { lines: () => [`Authorization: Bearer ${token}`], refused };
  };
  const people = [NOBODY, ...(await Promise.all(NAMES.map(person)))];
  let second = await signIn(SECOND);
  const { id } = ((await (await me(second)).json()) as { data: { id: string } }).data;
  return {
    people,
    check: async () => isOwn(await (await me(second)).text(), id),
    refresh: async () => {
      second = await signIn(SECOND);
      for (const { refused } of people) await refused?.();
    },
  };
}

/** People with cookies, as the portal knows them. */
export async function peopleOfPortal(portal: string): Promise<Side> {
  const signIn = async (name: string): Promise<Visitor> => {
    const visitor = new Visitor(portal, addressOf(name));
    await visitor.signIn(PASSWORD);
    return visitor;
  };
  const person = async (name: string): Promise<Person> => {
    let visitor = await signIn(name);
    const refused = once(async () => {
      if ((await visitor.send('/api/v1/me')).status === 401) visitor = await signIn(name);
      // a page renews the claim, which lives minutes
      else await visitor.send('/lk');
    });
    return { lines: () => [`Cookie: ${visitor.cookie()}`, `Origin: ${portal}`], refused };
  };
  const people = [NOBODY, ...(await Promise.all(NAMES.map(person)))];
  const second = await signIn(SECOND);
  const me = async () => (await second.send('/api/v1/me')).text;
  const { id } = (JSON.parse(await me()) as { data: { id: string } }).data;
  return {
    people,
    check: async () => isOwn(await me(), id),
    refresh: async () => {
      await second.send('/lk');
      for (const { refused } of people) await refused?.();
    },
  };
}
