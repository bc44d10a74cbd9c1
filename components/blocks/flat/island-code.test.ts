import { expect, test, vi } from 'vitest';
import { LiveLike } from '../like-button/live-like';
import { islandsOf } from './island-code';

const came = vi.hoisted(() => vi.fn());
vi.mock('../authored/authored-menu', () => {
  came('authored');
  return { AuthoredMenu: () => null };
});
vi.mock('../territory/person-menu', () => {
  came('person');
  return { PersonMenu: () => null };
});

test('who is shown likes alone is sent no code of staff; a menu comes without the others', async () => {
  expect((await islandsOf(['like', 'like'])).get('like')).toBe(LiveLike);
  expect(came).not.toHaveBeenCalled();
  expect([...(await islandsOf(['like', 'person-menu'])).keys()]).toEqual(['like', 'person-menu']);
  expect(came.mock.calls).toEqual([['person']]);
});

test('a name that this code does not know, of a newer page, stays its face', async () => {
  expect((await islandsOf(['newer', 'toString'])).size).toBe(0);
});
