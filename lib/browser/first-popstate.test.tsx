import { afterEach, expect, test, vi } from 'vitest';

const router = vi.fn();
const keep = (event: Event) => event.stopImmediatePropagation();
const step = () => window.dispatchEvent(new PopStateEvent('popstate', { state: null }));

async function loaded() {
  vi.resetModules();
  const { beforeRouter } = await import('./first-popstate');
  beforeRouter(keep);
  return beforeRouter;
}
afterEach(() => {
  window.removeEventListener('popstate', router);
  router.mockReset();
});

test('in the first code of a page: a kept step does not reach the router, any other does', async () => {
  const beforeRouter = await loaded();
  window.addEventListener('popstate', router);
  step();
  expect(router).not.toHaveBeenCalled();
  beforeRouter(null);
  step();
  expect(router).toHaveBeenCalledOnce();
});

test('loaded after the router has begun to listen it would keep nothing from it', async () => {
  window.addEventListener('popstate', router);
  const beforeRouter = await loaded();
  step();
  expect(router).toHaveBeenCalledOnce();
  beforeRouter(null);
});
