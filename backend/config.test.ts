import { expect, test } from 'vitest';
import { ordersNeedConfirmation, readConfig, wantsDemo } from './config';

test('everything has a default, and the demo world is for the data folder alone', () => {
  const config = readConfig({});
  expect(config).toMatchObject({ BACKEND_PORT: 4000, BACKEND_HOST: '127.0.0.1', DATA_DIR: '.data' });
  expect(wantsDemo(config)).toBe(true);
  expect(wantsDemo(readConfig({ DATABASE_URL: 'postgres://localhost/portal' }))).toBe(false);
  expect(wantsDemo(readConfig({ DATABASE_URL: 'postgres://localhost/portal', DEMO_DATA: '1' }))).toBe(true);
});

test('lists are comma-separated and trimmed', () => {
  expect(readConfig({ LOCKED_PHARMACY_CHAINS: ' Ромашка , Лютик,' }).LOCKED_PHARMACY_CHAINS).toEqual([
    'Ромашка',
    'Лютик',
  ]);
});

test('the portal on this machine is believed, whatever balancer is named beside it', () => {
  expect(readConfig({}).TRUSTED_PROXY).toEqual(['127.0.0.1', '::1']);
  expect(readConfig({ TRUSTED_PROXY: '10.0.0.5' }).TRUSTED_PROXY).toEqual(['127.0.0.1', '::1', '10.0.0.5']);
});

test('one line names every wrong variable', () => {
  const read = () => readConfig({ BACKEND_PORT: 'x', SMTP_URL: 'mail', TRUSTED_PROXY: '::1' });
  expect(read).toThrow(/^The environment is wrong: BACKEND_PORT .*, SMTP_URL .*See \.env\.example/);
});

test.each([
  [{}, false],
  [{ SMTP_URL: 'smtp://mail.example' }, true],
  [{ SMTP_URL: 'smtp://mail.example', ORDERS_NEED_CONFIRMATION: '0' }, false],
  [{ ORDERS_NEED_CONFIRMATION: '1' }, true],
])('with %j orders need a confirmed account: %s', (env, needed) => {
  expect(ordersNeedConfirmation(readConfig(env))).toBe(needed);
});

test('the file store is told of whole or not at all', () => {
  const whole = {
    S3_ENDPOINT: 'https://s3.example',
    S3_REGION: 'ru-central1',
    S3_BUCKET: 'portal-files',
    S3_ACCESS_KEY_ID: 'portal',
    S3_SECRET_ACCESS_KEY: 'a secret',
  };
  expect(readConfig(whole)).toMatchObject({ ...whole, S3_PATH_STYLE: true });
  expect(readConfig({ ...whole, S3_PATH_STYLE: '0' }).S3_PATH_STYLE).toBe(false);
  for (const name of Object.keys(whole)) {
    const wrong = /S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together/;
    expect(() => readConfig({ ...whole, [name]: '' })).toThrow(wrong);
  }
  expect(() => readConfig({ ...whole, S3_ENDPOINT: 's3.example', S3_BUCKET: 'a/b' })).toThrow(
    /^The environment is wrong: S3_ENDPOINT .*, S3_BUCKET /,
  );
});
