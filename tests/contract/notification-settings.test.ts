import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  getNotificationSettings,
  getUnsubscription,
  unsubscribeLetters,
  updateNotificationSettings,
} from '@/api/notifications/endpoints';
import { notify } from '@/backend/services/notifications/notify';
import { unsubscribeToken } from '@/backend/services/notifications/unsubscribe-token';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import type { Actor } from '../helpers/given';

let backend: TestBackend;
/** Noon in Moscow. */
const NOW = new Date('2026-11-20T09:00:00Z');
beforeAll(async () => {
  backend = await startTestBackend({ now: NOW });
});
afterAll(() => backend.close());

const settingsOf = async (as: Actor) => (await backend.call(getNotificationSettings, { as })).value;
const change = (as: Actor, body: object) =>
  backend.call(updateNotificationSettings, { as, body: body as never });
const row = async (as: Actor, kind: string) => (await settingsOf(as)).kinds.find((one) => one.kind === kind);

describe('settings', () => {
  test('without a session both calls are 401', async () => {
    expect((await backend.call(getNotificationSettings)).status).toBe(401);
    expect((await backend.call(updateNotificationSettings, { body: {} })).status).toBe(401);
  });

  test.each([
    [{ choices: [{ kind: 'weather', channel: 'letter', isOn: true }] }, 'choices/0/kind'],
    [{ choices: [{ kind: 'points', channel: 'pigeon', isOn: true }] }, 'choices/0/channel'],
    [{ quietHours: { isOn: true, from: '22:15', to: '08:00' } }, 'quiet_hours/from'],
    [{ quietHours: { isOn: true, from: '22:00', to: '22:00' } }, 'quiet_hours/to'],
    [{ choices: [{ kind: 'question-new', channel: 'letter', isOn: false }] }, 'choices'],
  ])('%j is 422 at its field', async (body, field) => {
    const { status, errors } = await change(await backend.as(), body);
    expect([status, errors[0]?.source?.pointer]).toEqual([422, `/data/attributes/${field}`]);
  });

  test('begin as the kinds do, offer what may be told to the person, and no push where it is not configured', async () => {
    const [anna, expert] = [await backend.as(), await backend.as('expert')];
    const settings = await settingsOf(anna);
    expect(settings).toMatchObject({
      id: anna.id,
      quietHours: { isOn: false, from: '22:00', to: '08:00' },
      pushKey: null,
      devices: [],
    });
    expect(settings.kinds[0]).toEqual({
      kind: 'points',
      name: 'Начислены баллы',
      group: 'Баллы и заказы',
      letter: false,
      push: true,
    });
    expect(settings.kinds.map(({ kind }) => kind)).not.toContain('question-new');
    expect((await settingsOf(expert)).kinds.map(({ kind }) => kind)).toContain('question-new');
  });

  test('what is named changes, for this person alone', async () => {
    const [anna, boris] = [await backend.as(), await backend.as()];
    const quiet = { isOn: true, from: '21:30', to: '09:00' };
    const first = await change(anna, {
      choices: [
        { kind: 'points', channel: 'letter', isOn: true },
        { kind: 'points', channel: 'push', isOn: false },
      ],
    });
    expect(first.value.kinds[0]).toMatchObject({ letter: true, push: false });
    expect((await change(anna, { quietHours: quiet })).value.quietHours).toEqual(quiet);
    expect(await row(anna, 'points')).toMatchObject({ letter: true, push: false });
    expect(await row(boris, 'points')).toMatchObject({ letter: false, push: true });
    expect((await settingsOf(boris)).quietHours.isOn).toBe(false);
    const again = await change(anna, { choices: [{ kind: 'points', channel: 'letter', isOn: false }] });
    expect(again.value.kinds[0]).toMatchObject({ letter: false, push: false });
  });
});

describe('a letter’s link', () => {
  const tokenOf = (userId: string) => unsubscribeToken(backend.deps.secret, { userId, kind: 'order-sent' });

  test('another person’s id, another kind and another signature are 404', async () => {
    const [anna, boris] = [await backend.as(), await backend.as()];
    const [, kind, signature] = tokenOf(anna.id).split('.');
    const wrong = [
      `${boris.id}.${kind}.${signature}`,
      `${anna.id}.points.${signature}`,
      `${anna.id}.weather.${signature}`,
      `${anna.id}.${kind}.`,
      tokenOf('999999'),
      'nothing',
    ];
    for (const token of wrong) {
      expect((await backend.call(getUnsubscription, { params: { token } })).status).toBe(404);
      expect((await backend.call(unsubscribeLetters, { params: { token } })).status).toBe(404);
    }
    expect(await row(boris, 'order-sent')).toMatchObject({ letter: true });
  });

  test('the token, which has no end, stands in no line of the log', async () => {
    const log = vi.spyOn(backend.deps.log, 'info');
    const token = tokenOf((await backend.as()).id);
    for (const path of ['', '/', '/x']) {
      await backend.fetch(`/back/v1/user-notifications/unsubscriptions/${token}${path}`, { method: 'POST' });
    }
    await backend.fetch(`/v1/nowhere/${token}`);
    const lines = log.mock.calls.map(([line]) => line as { path: string; status: number });
    expect(lines.length).toBe(4);
    expect(JSON.stringify(lines)).not.toContain(token.split('.')[2]);
    expect(lines[0]?.path).toBe('/back/v1/user-notifications/unsubscriptions/:token');
    log.mockRestore();
  });

  test('opened it changes nothing, posted it stops this kind’s letters, twice is once', async () => {
    const anna = await backend.as();
    const params = { token: tokenOf(anna.id) };
    const opened = await backend.call(getUnsubscription, { params });
    expect(opened.value).toEqual({ id: 'order-sent', name: 'Заказ оформлен', isOn: true });
    expect(await row(anna, 'order-sent')).toMatchObject({ letter: true, push: true });
    for (let time = 0; time < 2; time += 1) {
      const { status, value } = await backend.call(unsubscribeLetters, { params });
      expect([status, value.isOn]).toEqual([200, false]);
    }
    expect(await row(anna, 'order-sent')).toMatchObject({ letter: false, push: true });
    expect(await row(anna, 'order-cancelled')).toMatchObject({ letter: true });
  });

  test('the token opens no session', async () => {
    const anna = await backend.as();
    const token = { token: tokenOf(anna.id) };
    expect((await backend.call(getNotificationSettings, { as: token })).status).toBe(401);
  });
});

describe('letters', () => {
  const news = (userId: string, kind: 'order-sent' | 'points' = 'order-sent') => ({
    userId,
    kind,
    title: 'Заказ № 7 оформлен <скоро>',
    text: 'Списано 100 баллов.',
    link: '/lk#history',
  });
  const lettersTo = (as: Actor) => backend.letters.filter(({ to }) => to === as.email);

  test('go once, in two forms, with a way out that is theirs', async () => {
    const anna = await backend.as();
    await notify(backend.ctx(), [news(anna.id), news(anna.id, 'points')]);
    await backend.deliver();
    await backend.deliver();
    const [letter, ...others] = lettersTo(anna);
    expect(others).toEqual([]);
    expect(letter).toMatchObject({
      subject: 'Заказ № 7 оформлен <скоро>',
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    });
    expect(letter?.text).toContain('Здравствуйте, Анна!');
    expect(letter?.text).toContain('http://localhost:3000/lk#history');
    expect(letter?.html).toContain('Заказ № 7 оформлен &lt;скоро&gt;');
    expect(letter?.html).not.toContain('<скоро>');
    const { 'List-Unsubscribe': way = '' } = letter?.headers ?? {};
    const [, address = ''] = /^<(http:\/\/localhost:3000\/api\/unsubscribe\?token=[^>]+)>$/.exec(way) ?? [];
    const token = new URL(address).searchParams.get('token') ?? '';
    expect(letter?.text).toContain(`/unsubscribe?token=${encodeURIComponent(token)}`);
    await backend.call(unsubscribeLetters, { params: { token } });
    await notify(backend.ctx(), [news(anna.id)]);
    await backend.deliver();
    expect(lettersTo(anna)).toHaveLength(1);
  });

  test('switched off, read or gone in the meantime: nothing leaves', async () => {
    const [off, reader] = [await backend.as(), await backend.as()];
    await notify(backend.ctx(), [news(off.id), news(reader.id)]);
    await change(off, { choices: [{ kind: 'order-sent', channel: 'letter', isOn: false }] });
    const { readNotifications } = await import('@/api/notifications/endpoints');
    await backend.call(readNotifications, { as: reader, body: {} });
    await backend.deliver();
    expect([...lettersTo(off), ...lettersTo(reader)]).toEqual([]);
  });

  test('wait for the end of quiet hours', async () => {
    const anna = await backend.as();
    await change(anna, { quietHours: { isOn: true, from: '11:00', to: '13:30' } });
    await notify(backend.ctx(), [news(anna.id)]);
    await backend.deliver();
    expect(lettersTo(anna)).toEqual([]);
    backend.clock.set(new Date('2026-11-20T10:29:00Z'));
    await backend.deliver();
    expect(lettersTo(anna)).toEqual([]);
    backend.clock.set(new Date('2026-11-20T10:30:00Z'));
    await backend.deliver();
    expect(lettersTo(anna)).toHaveLength(1);
  });
});
