import sharp from 'sharp';
import { random as makeRandom } from '@/backend/demo/art/random';
import { guestSamples, samplesFor, type samples } from '../helpers/page-samples';
import type { Visitor } from './visitor';

/** Addresses of sample pages that need no list to find them. */
const addressesOf = (pages: typeof samples) =>
  pages.flatMap(({ at }) => (typeof at === 'string' ? [at] : []));

/** Start addresses of a walk: pages that need no right. */
const SEEDS = addressesOf(samplesFor({ roles: [], permissions: [] }));
const GUEST = [...addressesOf(guestSamples), '/offline', '/nowhere-at-all', '/healthz'];
const CALLS = [
  '/api/v1/me',
  '/api/v1/select/marks',
  '/api/back/v1/learning-content?page[size]=24',
  '/api/back/v1/user-notifications',
  '/api/v1/gift/list',
  '/api/v1/user/points-history',
  '/api/v1/order/list',
];
/** Most addresses remembered: more of one kind would show nothing new. */
const MOST_PAGES = 600;
const MOST_PICTURES = 600;

type Kind = 'page' | 'search' | 'call' | 'picture' | 'guest' | 'write';

/** Cumulative shares of the kinds of requests of one browser. */
const SHARES: readonly [Kind, number][] = [
  ['page', 0.45],
  ['search', 0.5],
  ['call', 0.7],
  ['picture', 0.88],
  ['guest', 0.94],
  ['write', 1],
];

/** Requests of one person: pages found by links, lists, calls, pictures, new searches, and writes. */
export class Walk {
  private readonly pages = new Set(SEEDS);
  private readonly pictures = new Set<string>();
  private readonly random: () => number;
  private learnings: string[] = [];
  private turns = 0;

  constructor(
    private readonly person: Visitor,
    private readonly guest: Visitor,
    seed: number,
  ) {
    this.random = makeRandom(`walk ${seed}`);
  }

  /** Sends one request; returns its kind and status. */
  async step(): Promise<[Kind, number]> {
    const share = this.random();
    const [kind] = SHARES.find(([, upTo]) => share < upTo) ?? SHARES[0]!;
    return [kind, await this.ask(kind)];
  }

  private async ask(kind: Kind): Promise<number> {
    if (kind === 'guest') return (await this.guest.send(this.pick(GUEST))).status;
    if (kind === 'call') return (await this.person.send(this.pick(CALLS))).status;
    if (kind === 'write') return this.write();
    if (kind === 'picture' && this.pictures.size > 0)
      return (await this.person.send(this.pick([...this.pictures]))).status;
    const page = kind === 'search' ? this.newSearch() : this.pick([...this.pages]);
    const { status, text } = await this.person.send(page);
    this.note(text);
    return status;
  }

  private pick<T>(list: readonly T[]): T {
    return list[Math.floor(this.random() * list.length)] as T;
  }

  /** A search address never used before: it would reveal memory kept per address. */
  private newSearch(): string {
    return `/search-results?q=${Math.floor(this.random() * 1e9).toString(36)}`;
  }

  private note(html: string): void {
    for (const [, href = ''] of html.matchAll(/ href=["'](\/[a-z][^"'#]*)["']/g)) {
      const page = href.replaceAll('&amp;', '&');
      // signing out, files and frames are not pages
      if (this.pages.size < MOST_PAGES && !/^\/(api|media|art|_next|embed)|\.\w+$/.test(page))
        this.pages.add(page);
    }
    for (const [, src = ''] of html.matchAll(/ src="(\/(?:media|art)\/[^"]+)"/g))
      if (this.pictures.size < MOST_PICTURES) this.pictures.add(src);
    for (const [, type, id] of html.matchAll(/\/lk\/(test)s\/(\d+)/g))
      if (this.learnings.length < 20) this.learnings.push(`${type}-${id}`);
  }

  private async write(): Promise<number> {
    this.turns += 1;
    if (this.turns % 12 === 0) return this.changePicture();
    const id = this.learnings[0];
    if (!id || this.turns % 3 === 0) {
      const headers = { 'content-type': 'application/json' };
      const body = JSON.stringify({ path: this.pick(SEEDS).replace(/\?.*/, '') });
      return (await this.person.send('/api/visits', { method: 'POST', headers, body })).status;
    }
    const [method, act] = this.turns % 2 ? ['POST', 'add-to'] : ['DELETE', 'remove-from'];
    const path = `/api/back/v1/learning-content/${id}/-actions/${act}-favorites`;
    return (await this.person.send(path, { method })).status;
  }

  private async changePicture(): Promise<number> {
    const { text } = await this.person.send('/api/v1/me');
    const { id } = (JSON.parse(text) as { data: { id: string } }).data;
    const create = { width: 900, height: 700, channels: 3 as const, background: '#00aec7' };
    const picture = await sharp({ create }).png().toBuffer();
    const body = new FormData();
    body.append('file', new Blob([new Uint8Array(picture)], { type: 'image/png' }), 'photo.png');
    const path = `/api/inetstudio/acl-package/v1/users/${id}/avatar`;
    return (await this.person.send(path, { method: 'POST', body })).status;
  }
}
