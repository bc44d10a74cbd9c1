export interface Visit {
  status: number;
  type: string;
  /** Text of pages and documents; empty for pictures, which are read and discarded. */
  text: string;
}

const MOST_HOPS = 4;

/** One person's browser: keeps cookies and follows redirects, so that its session is renewed as a real one. */
export class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(
    private readonly portal: string,
    readonly email = '',
  ) {}

  cookie(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  async signIn(password = 'Demo2026pass'): Promise<void> {
    const body = JSON.stringify({ email: this.email, password });
    const headers = { 'content-type': 'application/json' };
    const { status } = await this.send('/api/session', { method: 'POST', body, headers });
    if (status >= 400) throw new Error(`Signing in as ${this.email} answered ${status}`);
  }

  async send(path: string, init: RequestInit = {}, hops = 0): Promise<Visit> {
    const cookie = this.cookie();
    const answer = await fetch(new URL(path, this.portal), {
      ...init,
      redirect: 'manual',
      headers: { ...(init.headers as Record<string, string>), ...(cookie ? { cookie } : {}) },
      signal: AbortSignal.timeout(30_000),
    });
    for (const line of answer.headers.getSetCookie()) this.keep(line);
    const to = answer.headers.get('location');
    if (to && hops < MOST_HOPS) {
      await answer.body?.cancel();
      return this.send(to, {}, hops + 1);
    }
    const type = answer.headers.get('content-type') ?? '';
    const bytes = await answer.arrayBuffer();
    const text = /^(text\/html|application\/.*json)/.test(type) ? Buffer.from(bytes).toString() : '';
    return { status: answer.status, type, text };
  }

  private keep(line: string): void {
    const [pair = '', ...rest] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const gone = rest.some((part) => /^\s*max-age=0\s*$/i.test(part));
    if (gone) this.cookies.delete(name);
    else this.cookies.set(name, value.join('='));
  }
}
