import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, expect, test, vi } from 'vitest';
import { writeAccount } from '@/lib/pwa/account';
import { forgetAccount } from '@/lib/pwa/keep-account';
import { listSaved } from '@/lib/pwa/saved-reading';
import { keepPage } from './keep-page';
import { plainPage } from './plain-page';

const page = vi.hoisted(() => ({ owner: '7' as string | null }));
vi.mock('@/api/core/page-owner', () => ({ pageOwner: () => page.owner }));

const ITEM = { kind: 'product', id: '4', title: 'Бальзам', brand: 'lrp' } as const;
const HTML = `<div class="a"><nav><a href="/">Главная</a></nav><h1>Бальзам</h1>
  <button onclick="x()">Нравится</button><h2 id="inside" class="b">Состав</h2>
  <p onclick="x()">Вода, <a href="/glossary#urea" data-term="urea" class="c">мочевина</a></p><p> </p>
  <ul class="cards"><li><article id="urea"><h3><a href="/news/a">Карточка</a></h3><p>О чём она.</p></article></li></ul>
  <ol><li>Нанести</li></ol></div>`;

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  localStorage.clear();
  writeAccount('7');
  page.owner = '7';
  window.history.replaceState(null, '', '/lrp/products/balm');
  document.body.innerHTML = `<div id="product">${HTML}</div>`;
});

test('a copy is the words in their order, without marks, controls and pictures', () => {
  expect(plainPage(document.getElementById('product') as Element)).toBe(
    '<h2 id="inside">Состав</h2><p>Вода, <a href="/glossary#urea">мочевина</a></p>' +
      '<h3 id="urea"><a href="/news/a">Карточка</a></h3><p>О чём она.</p><ol><li>Нанести</li></ol>',
  );
});

test('it is kept for whom the page was made, and gone with them', async () => {
  await keepPage(ITEM, 'product');
  const [kept] = await listSaved('7');
  expect(kept).toMatchObject({ ...ITEM, address: '/lrp/products/balm', visited: true });
  await forgetAccount();
  expect(await indexedDB.databases()).toEqual([]);
});

test('nothing is kept for a guest, nor of a list that is narrowed, nor for whoever has left the device', async () => {
  page.owner = null;
  await keepPage(ITEM, 'product');
  page.owner = '7';
  window.history.replaceState(null, '', '/lrp/glossary?search=urea');
  await keepPage(ITEM, 'product');
  expect(await listSaved('7')).toEqual([]);
  window.history.replaceState(null, '', '/lrp/glossary');
  writeAccount('8');
  await expect(keepPage(ITEM, 'product')).rejects.toThrow();
  expect(await indexedDB.databases()).toEqual([]);
});
