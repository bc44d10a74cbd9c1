// @vitest-environment node
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { drippingBody } from '@/tests/helpers/dripping-body';
import { AppError } from './app-error';
import { readFormData } from './body';
import { FormRoom } from './form-room';

const TYPE = 'multipart/form-data; boundary=x';
const formOf = (text: string) =>
  Buffer.from(`--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n${text}\r\n--x--\r\n`);

/** A service that reads forms; each person's answer is its field, or the code of its refusal. */
function reader(room: FormRoom) {
  const app = new Hono();
  app.post('/:person', async (c) => {
    const place = room.enter(c.req.param('person'));
    try {
      return c.text(String((await readFormData(c, 10_000, place)).get('a')));
    } catch (error) {
      return c.text(error instanceof AppError ? error.code : 'a defect');
    } finally {
      place.leave();
    }
  });
  return async (person: string, body: BodyInit) => {
    const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': TYPE } };
    return (await app.request(`/${person}`, init)).text();
  };
}

test('forms that never end take no room from one that comes', async () => {
  const send = reader(new FormRoom(400));
  const dripping = [1, 2, 3].map(() => drippingBody(Buffer.alloc(120)));
  const held = dripping.map(({ body }, at) => send(`hostile ${String(at)}`, body));
  await Promise.all(dripping.map(({ isRead }) => isRead));
  expect(await send('anna', formOf('a'.repeat(100)))).toBe('a'.repeat(100));
  expect(await held[0]).toBe('uploads-busy');
  for (const { end } of dripping) end();
  expect(await Promise.all(held)).toEqual(['uploads-busy', 'malformed-form', 'malformed-form']);
});
