import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { login } from '@/api/auth/endpoints';
import { getMe } from '@/api/me/endpoints';
import {
  changePassword,
  confirmEmail,
  deleteAccount,
  forgotPassword,
  getUser,
  listUsers,
  register,
  removeAvatar,
  resetPassword,
  updateAvatar,
  updateUser,
} from '@/api/user/endpoints';
import { consents } from '@/backend/db/schema/consents';
import { pharmacies, sectors } from '@/backend/db/schema/directory';
import { ledgerEntries } from '@/backend/db/schema/points';
import { faqQuestions } from '@/backend/db/schema/questions';
import { searchWords } from '@/backend/db/schema/search';
import { auditRecords, files } from '@/backend/db/schema/system';
import { assignments, users, userSectors } from '@/backend/db/schema/users';
import { hashPassword } from '@/backend/services/auth/passwords';
import { consentVersion } from '@/lib/domain/consent-texts';
import { startTestBackend, type TestBackend } from '../helpers/backend';
import { unique, type Actor } from '../helpers/given';
import { givenGifts, type GivenGifts } from '../helpers/given-gifts';
import { givenQuestions } from '../helpers/given-questions';
import { from, registrationForm } from '../helpers/registration';

const PASSWORD = 'Demo2026pass';
const NEW = 'Another2026pass';

let backend: TestBackend;
let shop: GivenGifts;
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
  const env = { LOCKED_PHARMACY_CHAINS: 'Закрытая сеть', PUBLIC_URL: 'https://portal.example' };
  backend = await startTestBackend({ now: new Date('2026-11-20T09:00:00Z'), env });
  shop = givenGifts(backend);
});
afterAll(() => backend.close());

const person = () => backend.given.user({ passwordHash });
const signIn = (email: string, password: string) =>
  backend.call(login, { body: { email, password }, headers: from() });
const me = (as: { token: string }) => backend.call(getMe, { as });
const pointer = (called: { errors: { source?: { pointer?: string | undefined } | undefined }[] }) =>
  called.errors.map((error) => error.source?.pointer);

describe('GET /v1/me', () => {
  test('needs a session', async () => {
    expect((await backend.call(getMe)).status).toBe(401);
  });

  test('tells roles, pharmacy, points by mark, and a locked chain', async () => {
    const pharmacy = await backend.given.pharmacy({ chain: 'Закрытая сеть' });
    const anna = await backend.given.user({ roles: ['moderator'], pharmacyId: pharmacy.id });
    const [lrp, vichy] = [await backend.given.mark(), await backend.given.mark()];
    await shop.points(anna.id, lrp.slug, 30);
    await shop.points(anna.id, vichy.slug, 12);
    const { value } = await me(anna);
    expect(value.roles.map((role) => role.name)).toEqual(['moderator']);
    expect(value.pharmacy).toMatchObject({ id: pharmacy.id, chain: 'Закрытая сеть' });
    expect([value.totalPoints, value.markPoints]).toEqual([42, { [lrp.slug]: 30, [vichy.slug]: 12 }]);
    expect(value.chainLocked).toBe(true);
  });
});

test('the sector is the own one of staff, else the pharmacy’s', async () => {
  const [north] = await backend.db
    .insert(sectors)
    .values({ name: unique('Север') })
    .returning();
  const [south] = await backend.db
    .insert(sectors)
    .values({ name: unique('Юг') })
    .returning();
  const pharmacy = await backend.given.pharmacy();
  await backend.db
    .update(pharmacies)
    .set({ sectorId: north?.id ?? null })
    .where(eq(pharmacies.id, pharmacy.id));
  const [anna, agent] = [
    await backend.given.user({ pharmacyId: pharmacy.id }),
    await backend.given.user({ pharmacyId: pharmacy.id, roles: ['sector', 'cam'] }),
  ];
  await backend.db.insert(userSectors).values({ userId: agent.id, sectorId: south?.id ?? '' });
  expect((await me(anna)).value.sector).toBe(north?.name);
  expect((await me(agent)).value.sector).toBe(south?.name);
  expect((await me(agent)).value.roles.map((role) => role.name)).toEqual(['cam', 'sector']);
});

test('without a session every call of a profile is 401, and changes nothing', async () => {
  const anna = await person();
  const params = { id: anna.id };
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  const calls = await Promise.all([
    backend.call(getUser, { params }),
    backend.call(listUsers),
    backend.call(updateUser, { params, body: { firstName: 'Мария' } }),
    backend.call(updateAvatar, { params, body: { file } }),
    backend.call(removeAvatar, { params }),
    backend.call(changePassword, { body: { currentPassword: PASSWORD, password: NEW } }),
    backend.call(deleteAccount, { body: { password: PASSWORD } }),
  ]);
  expect(calls.map(({ status }) => status)).toEqual(calls.map(() => 401));
  expect((await me(anna)).value.firstName).toBe('Анна');
});

describe('somebody else', () => {
  const look = (as: Actor, id: string) => backend.call(getUser, { as, params: { id } });
  const change = (as: Actor, id: string) =>
    backend.call(updateUser, { as, params: { id }, body: { firstName: 'Мария' } });

  test.each([undefined, 'moderator', 'trainer', 'expert', 'Представитель', 'cam', 'sector'])(
    'is not found by %s',
    async (role) => {
      const [viewer, other] = [await backend.as(role), await person()];
      expect([(await look(viewer, other.id)).status, (await change(viewer, other.id)).status]).toEqual([
        404, 404,
      ]);
    },
  );

  test('an id that is none is not found', async () => {
    const admin = await backend.as('admin');
    for (const id of ['0', 'abc', '999999', '99999999999999999999', '1; drop table users']) {
      expect((await look(admin, id)).status).toBe(404);
    }
  });

  test('of an assigned pharmacy is seen by the representative, and not changed', async () => {
    const pharmacy = await backend.given.pharmacy();
    const [agent, other] = [
      await backend.as('Представитель'),
      await backend.given.user({ pharmacyId: pharmacy.id }),
    ];
    await backend.db.insert(assignments).values({ userId: agent.id, pharmacyId: pharmacy.id });
    expect((await look(agent, other.id)).value.id).toBe(other.id);
    expect((await change(agent, other.id)).status).toBe(403);
  });

  test('of a pharmacy of the own sectors is seen by those whom sectors serve, as in their list', async () => {
    const [sector] = await backend.db
      .insert(sectors)
      .values({ name: unique('Юг') })
      .returning();
    const sectorId = sector?.id ?? '';
    const pharmacy = await backend.given.pharmacy();
    await backend.db.update(pharmacies).set({ sectorId }).where(eq(pharmacies.id, pharmacy.id));
    const other = await backend.given.user({ pharmacyId: pharmacy.id });
    const [agent, stranger, cam] = [
      await backend.as('sector'),
      await backend.as('sector'),
      await backend.as('cam'),
    ];
    for (const { id } of [agent, cam]) await backend.db.insert(userSectors).values({ userId: id, sectorId });
    const query = { filter: { pharmacy_id: pharmacy.id }, allow_sector: '1' as const };
    const { value } = await backend.call(listUsers, { as: agent, query });
    expect(value.items.map(({ id }) => id)).toEqual([other.id]);
    expect((await look(agent, other.id)).value.id).toBe(other.id);
    expect((await change(agent, other.id)).status).toBe(403);
    expect([(await look(stranger, other.id)).status, (await look(cam, other.id)).status]).toEqual([404, 404]);
  });

  test('is seen by support, and changed by an admin alone', async () => {
    const [support, admin, other] = [await backend.as('support'), await backend.as('admin'), await person()];
    expect([(await look(support, other.id)).status, (await change(support, other.id)).status]).toEqual([
      200, 403,
    ]);
    expect((await change(admin, other.id)).value.firstName).toBe('Мария');
  });

  test('who is erased or was never there is not written to, by an admin either', async () => {
    const [admin, gone] = [await backend.as('admin'), await person()];
    await backend.call(deleteAccount, { as: gone, body: { password: PASSWORD }, headers: from() });
    const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#00aec7' } })
      .png()
      .toBuffer();
    const stored = () => backend.db.$count(files);
    const before = await stored();
    for (const id of [gone.id, '987654321']) {
      const file = new File([new Uint8Array(bytes)], 'me.png', { type: 'image/png' });
      expect((await change(admin, id)).status).toBe(404);
      expect((await backend.call(updateAvatar, { as: admin, params: { id }, body: { file } })).status).toBe(
        404,
      );
      expect((await backend.call(removeAvatar, { as: admin, params: { id } })).status).toBe(404);
    }
    const [row] = await backend.db.select().from(users).where(eq(users.id, gone.id));
    expect(row).toMatchObject({ firstName: '', avatarFileId: null });
    expect(await stored()).toBe(before);
  });
});

describe('the pharmacy', () => {
  const move = (as: Actor, pharmacyId: string, id = as.id) =>
    backend.call(updateUser, { as, params: { id }, body: { pharmacyId } });
  const locked = () => backend.given.pharmacy({ chain: 'Закрытая сеть' });
  const noted = async (id: string) => {
    const rows = await backend.db
      .select()
      .from(auditRecords)
      .where(and(eq(auditRecords.action, 'user.pharmacy-changed'), eq(auditRecords.subjectId, id)));
    return rows.map(({ actorId, details }) => [actorId, details]);
  };

  test('of a locked chain is not left by oneself: the catalogue would open', async () => {
    const [from, open] = [await locked(), await backend.given.pharmacy()];
    const anna = await backend.given.user({ pharmacyId: from.id });
    const called = await move(anna, open.id);
    expect([called.status, called.errors[0]?.code, pointer(called)]).toEqual([
      422,
      'chain-locked',
      ['/data/attributes/pharmacy_id'],
    ]);
    const { chainLocked, pharmacyId } = (await me(anna)).value;
    expect([chainLocked, pharmacyId]).toEqual([true, from.id]);
    expect(await noted(anna.id)).toEqual([]);
    expect((await move(anna, from.id)).status, 'the form sends the same one').toBe(200);
  });

  test('changes within a locked chain, into one, and by an admin out of it; each leaves its trace', async () => {
    const [one, two, open] = [await locked(), await locked(), await backend.given.pharmacy()];
    const anna = await backend.given.user({ pharmacyId: open.id });
    const admin = await backend.as('admin');
    for (const pharmacy of [open, one, two]) expect((await move(anna, pharmacy.id)).status).toBe(200);
    expect((await move(admin, open.id, anna.id)).status).toBe(200);
    expect(await noted(anna.id)).toEqual([
      [anna.id, { from: open.id, to: one.id }],
      [anna.id, { from: one.id, to: two.id }],
      [admin.id, { from: two.id, to: open.id }],
    ]);
  });
});

describe('the own profile', () => {
  test('is refused field by field', async () => {
    const anna = await person();
    const body = { firstName: '-Анна', phone: '123', email: 'nothing', birthday: '2026-13-01' };
    const called = await backend.call(updateUser, { as: anna, params: { id: anna.id }, body });
    expect(called.status).toBe(422);
    expect(pointer(called).sort()).toEqual(
      ['birthday', 'email', 'first_name', 'phone'].map((name) => `/data/attributes/${name}`),
    );
  });

  test("another person's e-mail stays theirs", async () => {
    const [anna, boris] = [await person(), await person()];
    const body = { email: boris.email.toUpperCase(), currentPassword: PASSWORD };
    const called = await backend.call(updateUser, { as: anna, params: { id: anna.id }, body });
    expect([called.status, called.errors[0]?.code, pointer(called)]).toEqual([
      422,
      'email-taken',
      ['/data/attributes/email'],
    ]);
  });

  test('an archived or unknown pharmacy is refused', async () => {
    const [anna, closed] = [await person(), await backend.given.pharmacy()];
    await backend.db.update(pharmacies).set({ isArchived: true }).where(eq(pharmacies.id, closed.id));
    for (const pharmacyId of [closed.id, '123456789']) {
      const called = await backend.call(updateUser, {
        as: anna,
        params: { id: anna.id },
        body: { pharmacyId },
      });
      expect(pointer(called)).toEqual(['/data/attributes/pharmacy_id']);
    }
  });

  test('changes what was sent and leaves the rest', async () => {
    const anna = await backend.given.user({ middleName: 'Ивановна' });
    const body = { firstName: 'Мария', phone: '8 900 123-45-67', birthday: '1990-05-01' };
    const { value } = await backend.call(updateUser, { as: anna, params: { id: anna.id }, body });
    expect(value).toMatchObject({
      firstName: 'Мария',
      middleName: 'Ивановна',
      lastName: 'Петрова',
      phone: '+79001234567',
      birthday: '1990-05-01',
    });
  });
});

describe('another e-mail', () => {
  const ask = (as: Actor, email: string, currentPassword?: string, id = as.id) =>
    backend.call(updateUser, {
      as,
      params: { id },
      body: { email, firstName: 'Мария', ...(currentPassword === undefined ? {} : { currentPassword }) },
      headers: from(),
    });
  const confirm = (as: Actor | undefined, token: string) =>
    backend.call(confirmEmail, { ...(as ? { as } : {}), body: { token } });
  const newAddress = () => `${unique('new')}@test.example`;
  const letterTo = (email: string) =>
    vi.waitFor(() => {
      const found = backend.letters.filter((letter) => letter.to === email).at(-1);
      if (!found) throw new Error(`No letter to ${email}`);
      return found;
    });
  async function tokenFor(email: string): Promise<string> {
    const [link = ''] = /https:\S+/.exec((await letterTo(email)).text) ?? [];
    expect(new URL(link).pathname).toBe('/lk');
    return new URL(link).searchParams.get('email_token') ?? '';
  }

  test.each([
    [undefined, 'password-needed'],
    ['', 'password-needed'],
    ['Wrong2026pass', 'password-wrong'],
  ])('with the password %o nothing is changed', async (password, code) => {
    const [anna, email] = [await person(), newAddress()];
    const called = await ask(anna, email, password);
    expect([called.status, called.errors[0]?.code, pointer(called)]).toEqual([
      422,
      code,
      ['/data/attributes/current_password'],
    ]);
    expect((await me(anna)).value).toMatchObject({ email: anna.email, firstName: 'Анна' });
    // a letter that was asked for later has come
    const later = newAddress();
    await ask(await person(), later, PASSWORD);
    await tokenFor(later);
    expect(backend.letters.map((letter) => letter.to)).not.toContain(email);
  });

  test('guesses of the password are throttled', async () => {
    const anna = await person();
    for (let guess = 0; guess < 5; guess += 1) await ask(anna, newAddress(), 'Wrong2026pass');
    expect((await ask(anna, newAddress(), PASSWORD)).status).toBe(429);
  });

  test('the address stays as it was until the link is opened: a letter of a forgotten password goes there', async () => {
    const [anna, email] = [await person(), newAddress()];
    const { value } = await ask(anna, email, PASSWORD);
    expect(value).toMatchObject({ email: anna.email, firstName: 'Мария' });
    await tokenFor(email);
    expect((await signIn(email, PASSWORD)).status).toBe(422);
    await backend.call(forgotPassword, { body: { email }, headers: from() });
    await backend.call(forgotPassword, { body: { email: anna.email }, headers: from() });
    await letterTo(anna.email);
    expect(backend.letters.filter((letter) => letter.to === email)).toHaveLength(1);
  });

  test('the link works once, for its own person alone, and the old address is told', async () => {
    const [anna, boris, email] = [await person(), await person(), newAddress()];
    await ask(anna, email, PASSWORD);
    const token = await tokenFor(email);
    expect((await confirm(undefined, token)).status).toBe(401);
    expect(pointer(await confirm(boris, token))).toEqual(['/data/attributes/token']);
    const both = await Promise.all([confirm(anna, token), confirm(anna, token)]);
    // a second press or tab is told the same; the address changed once
    expect(both.map(({ status }) => status)).toEqual([204, 204]);
    const changes = and(eq(auditRecords.action, 'user.email-changed'), eq(auditRecords.subjectId, anna.id));
    expect(await backend.db.$count(auditRecords, changes)).toBe(1);
    expect((await me(anna)).value.email).toBe(email);
    expect([(await signIn(email, PASSWORD)).status, (await signIn(anna.email, PASSWORD)).status]).toEqual([
      200, 422,
    ]);
    expect((await letterTo(anna.email)).subject).toBe('Электронная почта изменена');
  });

  test('an old link, one asked for anew and one from before a new password are dead', async () => {
    const [anna, first, second, third] = [await person(), newAddress(), newAddress(), newAddress()];
    await ask(anna, first, PASSWORD);
    await ask(anna, second, PASSWORD);
    expect((await confirm(anna, await tokenFor(first))).status).toBe(422);
    backend.clock.advance(24 * 3600_000 + 1);
    const back = await signIn(anna.email, PASSWORD);
    const as = { ...anna, token: back.value.accessToken };
    expect((await confirm(as, await tokenFor(second))).status).toBe(422);
    await ask(as, third, PASSWORD);
    const body = { currentPassword: PASSWORD, password: NEW };
    await backend.call(changePassword, { as, body, headers: from() });
    expect((await confirm(as, await tokenFor(third))).status).toBe(422);
  });

  test('taken by somebody else meanwhile: the link says so and changes nothing', async () => {
    const [anna, email] = [await person(), newAddress()];
    await ask(anna, email, PASSWORD);
    await backend.given.user({ email });
    expect((await confirm(anna, await tokenFor(email))).errors[0]?.code).toBe('email-taken');
    expect((await me(anna)).value.email).toBe(anna.email);
  });

  test("an admin who changes another's says their own password", async () => {
    const [anna, email] = [await person(), newAddress()];
    const admin = await backend.given.user({ roles: ['admin'], passwordHash });
    expect((await ask(admin, email, undefined, anna.id)).status).toBe(422);
    expect((await ask(admin, email, PASSWORD, anna.id)).status).toBe(200);
    expect((await confirm(anna, await tokenFor(email))).status).toBe(204);
    expect((await me(anna)).value.email).toBe(email);
  });
});

describe('the avatar', () => {
  const upload = (as: Actor, bytes: Uint8Array, name = 'me.png', id = as.id) =>
    backend.call(updateAvatar, {
      as,
      params: { id },
      body: { file: new File([bytes as Uint8Array<ArrayBuffer>], name, { type: 'image/png' }) },
    });
  const picture = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
    sharp({ create: { width: 640, height: 300, channels: 3, background: '#00aec7' } })
      .toFormat(format)
      .toBuffer();
  const text = (content: string) => new TextEncoder().encode(content);
  const bearer = ({ token }: Actor) => ({ headers: { authorization: `Bearer ${token}` } });

  test.each([
    ['a script called a picture', text('<script>alert(1)</script>')],
    ['an SVG', text('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['an empty file', text('')],
    ['the beginning of a PNG', text('\x89PNG')],
    ['a header with nothing behind', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])],
  ])('%s is refused', async (_, bytes) => {
    const anna = await person();
    const called = await upload(anna, bytes);
    expect([called.status, pointer(called)]).toEqual([422, ['/data/attributes/file']]);
  });

  test('a GIF is refused', async () => {
    expect((await upload(await person(), await picture('gif'))).errors[0]?.code).toBe('not-a-picture');
  });

  test("nobody sets another's", async () => {
    const [anna, boris] = [await person(), await person()];
    expect((await upload(anna, await picture('png'), 'a.png', boris.id)).status).toBe(404);
  });

  test('more than 20 MB is refused', async () => {
    expect((await upload(await person(), new Uint8Array(21 * 1024 * 1024))).status).toBe(413);
  });

  test('a JSON body is 415', async () => {
    const anna = await person();
    const headers = { authorization: `Bearer ${anna.token}`, 'content-type': 'application/vnd.api+json' };
    const path = `/inetstudio/acl-package/v1/users/${anna.id}/avatar`;
    expect((await backend.fetch(path, { method: 'POST', body: '{}', headers })).status).toBe(415);
  });

  test.each(['png', 'jpeg', 'webp'] as const)('a %s becomes WebP of two sizes', async (format) => {
    const anna = await person();
    const { value } = await upload(anna, await picture(format), 'Я на море.png');
    expect(value.avatar).toMatchObject({ name: 'Я на море.png', extension: 'webp' });
    for (const [url, side] of [
      [value.avatar?.originalUrl, 512],
      [value.avatar?.previewUrl, 160],
    ] as const) {
      const response = await backend.fetch(url ?? '', bearer(anna));
      const {
        format: made,
        width,
        height,
      } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([made, width, height]).toEqual(['webp', side, side]);
    }
  });

  test('a browser keeps it for its own person and asks again each time: it may be taken away', async () => {
    const anna = await person();
    const { value } = await upload(anna, await picture('png'));
    for (const url of [value.avatar?.originalUrl, value.avatar?.previewUrl]) {
      const kept = (await backend.fetch(url ?? '', bearer(anna))).headers;
      expect(kept.get('cache-control')).toBe('private, no-cache');
      const known = { ...bearer(anna).headers, 'if-none-match': kept.get('etag') ?? '' };
      const again = await backend.fetch(url ?? '', { headers: known });
      expect([again.status, again.headers.get('cache-control')]).toEqual([304, 'private, no-cache']);
    }
  });

  test('a new one takes the place of the old; removed, nothing is left', async () => {
    const anna = await person();
    const first = await upload(anna, await picture('png'));
    const second = await upload(anna, await picture('jpeg'));
    const status = async (url: string | undefined) => (await backend.fetch(url ?? '', bearer(anna))).status;
    await vi.waitFor(async () => expect(await status(first.value.avatar?.originalUrl)).toBe(404));
    expect(await status(second.value.avatar?.originalUrl)).toBe(200);
    const { value } = await backend.call(removeAvatar, { as: anna, params: { id: anna.id } });
    expect(value.avatar).toBeNull();
    await vi.waitFor(async () => expect(await status(second.value.avatar?.originalUrl)).toBe(404));
    expect(await backend.db.select().from(files).where(eq(files.ownerId, anna.id))).toEqual([]);
  });
});

describe('changing the password', () => {
  const change = (as: Actor, currentPassword: string, password: string) =>
    backend.call(changePassword, { as, body: { currentPassword, password }, headers: from() });

  test.each([
    ['Wrong2026pass', NEW, 'current_password'],
    [PASSWORD, 'Qwerty123', 'password'],
    [PASSWORD, 'password1A', 'password'],
    [PASSWORD, 'Parol2026', 'password'],
    [PASSWORD, 'short', 'password'],
    [PASSWORD, PASSWORD, 'password'],
  ])('%s → %s is refused at %s', async (current, next, field) => {
    const anna = await person();
    const called = await change(anna, current, next);
    expect([called.status, pointer(called)]).toEqual([422, [`/data/attributes/${field}`]]);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(200);
  });

  test('guesses of the current one are throttled', async () => {
    const anna = await person();
    for (let guess = 0; guess < 5; guess += 1) await change(anna, 'Wrong2026pass', NEW);
    expect((await change(anna, PASSWORD, NEW)).status).toBe(429);
  });

  test('keeps this session, ends the others, and sends a letter', async () => {
    const anna = await person();
    const { value: other } = await signIn(anna.email, PASSWORD);
    expect((await change(anna, PASSWORD, NEW)).status).toBe(204);
    expect([(await me(anna)).status, (await me({ token: other.accessToken })).status]).toEqual([200, 401]);
    expect([(await signIn(anna.email, PASSWORD)).status, (await signIn(anna.email, NEW)).status]).toEqual([
      422, 200,
    ]);
    await vi.waitFor(() => expect(backend.letters.some((letter) => letter.to === anna.email)).toBe(true));
  });
});

describe('a forgotten password', () => {
  const forget = (email: string) => backend.call(forgotPassword, { body: { email }, headers: from() });
  const reset = (email: string, token: string, password = NEW) =>
    backend.call(resetPassword, { body: { email, token, password }, headers: from() });
  const lettersTo = (email: string) => backend.letters.filter((letter) => letter.to === email);

  async function askedFor(anna: Actor): Promise<string> {
    const before = lettersTo(anna.email).length;
    await forget(anna.email);
    await vi.waitFor(() => expect(lettersTo(anna.email)).toHaveLength(before + 1));
    const [link = ''] = /https:\S+/.exec(lettersTo(anna.email).at(-1)?.text ?? '') ?? [];
    expect(new URL(link).searchParams.get('email')).toBe(anna.email);
    return new URL(link).searchParams.get('token') ?? '';
  }

  test('the answer is the same for an address that is nobody’s, and no letter goes there', async () => {
    const email = `${unique('nobody')}@test.example`;
    const anna = await person();
    const [unknown, known] = [await forget(email), await forget(anna.email)];
    expect([known.status, known.document]).toEqual([unknown.status, unknown.document]);
    await vi.waitFor(() => expect(lettersTo(anna.email)).toHaveLength(1));
    expect(lettersTo(email)).toEqual([]);
  });

  test('the sixth letter in a quarter of an hour is refused', async () => {
    const anna = await person();
    for (let letter = 0; letter < 5; letter += 1) expect((await forget(anna.email)).status).toBe(204);
    expect((await forget(anna.email)).status).toBe(429);
  });

  test('a dead, foreign or invented link is refused on its field', async () => {
    const [anna, boris] = [await person(), await person()];
    const [old, foreign] = [await askedFor(anna), await askedFor(boris)];
    backend.clock.advance(60 * 60_000 + 1);
    for (const token of [old, foreign, 'invented']) {
      const called = await reset(anna.email, token);
      expect([called.status, pointer(called)]).toEqual([422, ['/data/attributes/token']]);
    }
  });

  test('a common password leaves the link alive', async () => {
    const anna = await person();
    const token = await askedFor(anna);
    expect(pointer(await reset(anna.email, token, 'Password123'))).toEqual(['/data/attributes/password']);
    expect((await reset(anna.email, token)).status).toBe(204);
  });

  test('works once, and ends every session', async () => {
    const anna = await person();
    const token = await askedFor(anna);
    const answers = await Promise.all([reset(anna.email, token), reset(anna.email, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 422]);
    expect((await me(anna)).status).toBe(401);
    expect((await signIn(anna.email, NEW)).status).toBe(200);
  });
});

describe('registration', () => {
  const form = () => registrationForm(backend.given);
  const send = (body: Awaited<ReturnType<typeof form>>) => backend.call(register, { body, headers: from() });

  test.each([
    ['password', { password: 'Apteka123' }],
    ['password', { password: 'нетлатиницы1A' }],
    ['pharmacy_id', { pharmacyId: '987654321' }],
    ['agreement', { agreement: false as unknown as true }],
    ['first_name', { firstName: 'Olga' }],
  ])('is refused at %s', async (field, wrong) => {
    const called = await send({ ...(await form()), ...wrong });
    expect(called.status).toBe(422);
    expect(pointer(called)).toContain(`/data/attributes/${field}`);
  });

  test('one of two at once with the same e-mail wins', async () => {
    const body = await form();
    const answers = await Promise.all([send(body), send({ ...body, email: body.email.toUpperCase() })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const refused = answers.find(({ status }) => status === 422);
    expect(refused?.errors[0]?.code).toBe('email-taken');
    expect(pointer(refused ?? { errors: [] })).toEqual(['/data/attributes/email']);
  });

  test('an address learns of twenty taken e-mails an hour, and goes on registering others', async () => {
    const [headers, taken] = [from(), await form()];
    await send(taken);
    const tell = async (email: string) =>
      backend.call(register, { body: { ...(await form()), email }, headers });
    const others = await Promise.all(Array.from({ length: 21 }, () => backend.given.user()));
    const statuses: number[] = [];
    for (const { email } of others) {
      statuses.push((await tell(email)).status);
      backend.clock.advance(10_000); // under the limit of a minute
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 422), 429]);
    expect((await send({ ...(await form()), email: taken.email })).status).toBe(422);
    backend.clock.advance(3600_000);
    expect((await tell(`${unique('new')}@test.example`)).status).toBe(200);
  });

  test('makes a pharmacist who can sign in', async () => {
    const body = await form();
    const { value } = await send(body);
    expect(value).toMatchObject({ firstName: 'Ольга', phone: '+79001234567', totalPoints: 0 });
    const { value: tokens } = await signIn(body.email, NEW);
    expect((await me({ token: tokens.accessToken })).value.roles).toEqual([]);
  });
});

describe('deleting the account', () => {
  const erase = (as: Actor, password: string) =>
    backend.call(deleteAccount, { as, body: { password }, headers: from() });

  test('needs the password', async () => {
    const anna = await person();
    const called = await erase(anna, 'Wrong2026pass');
    expect([called.status, pointer(called)]).toEqual([422, ['/data/attributes/password']]);
    expect((await me(anna)).status).toBe(200);
  });

  test('ends sessions, erases the person, keeps the ledger', async () => {
    const [anna, admin, mark] = [await person(), await backend.as('admin'), await backend.given.mark()];
    await shop.points(anna.id, mark.slug, 5);
    await backend.call(updateUser, {
      as: anna,
      params: { id: anna.id },
      body: { mailingAgreement: true, mailingVersion: consentVersion('mailing') },
      headers: from(),
    });
    expect((await erase(anna, PASSWORD)).status).toBe(204);
    expect((await me(anna)).status).toBe(401);
    expect((await signIn(anna.email, PASSWORD)).status).toBe(422);
    expect((await backend.call(getUser, { as: admin, params: { id: anna.id } })).status).toBe(404);
    const [row] = await backend.db.select().from(users).where(eq(users.id, anna.id));
    expect(row).toMatchObject({ email: null, passwordHash: null, firstName: '', lastName: '', phone: null });
    const given = await backend.db.select().from(consents).where(eq(consents.userId, anna.id));
    expect(given).toMatchObject([{ kind: 'mailing', ip: null, withdrawnAt: expect.any(Date) as unknown }]);
    const kept = await backend.db.select().from(ledgerEntries).where(eq(ledgerEntries.userId, anna.id));
    expect(kept).toHaveLength(1);
  });

  test('an answered question stays for those who read it; a private one and one without an answer go', async () => {
    const asks = givenQuestions(backend);
    const [anna, expert] = [await person(), await asks.expert()];
    const answered = { askerId: anna.id, answererId: expert.id, answeredAt: new Date() };
    const open = await asks.question(answered);
    await asks.question({ ...answered, isActive: false });
    await asks.question({ askerId: anna.id });
    expect((await erase(anna, PASSWORD)).status).toBe(204);
    const left = await backend.db.select().from(faqQuestions).where(eq(faqQuestions.askerId, anna.id));
    expect(left.map(({ id }) => id)).toEqual([open.id]);
  });

  test('takes the words of an expert’s name and profile out of the search at once', async () => {
    const asks = givenQuestions(backend);
    const expert = await asks.expert({ lastName: 'Забвенникова', passwordHash });
    const words = () => backend.db.select().from(searchWords).where(eq(searchWords.word, 'забвенникова'));
    expect(await words()).toHaveLength(1);
    expect((await erase(expert, PASSWORD)).status).toBe(204);
    expect(await words()).toHaveLength(0);
  });

  test('frees the e-mail', async () => {
    const anna = await person();
    await erase(anna, PASSWORD);
    const again = await backend.given.user({ email: anna.email, passwordHash });
    expect((await signIn(anna.email, PASSWORD)).status).toBe(200);
    expect(again.id).not.toBe(anna.id);
  });
});
