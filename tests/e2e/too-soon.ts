import type { Page } from '@playwright/test';

/** The first so many calls are answered as the services answer what no person can do so fast; later ones reach them. */
export async function refuseTooSoon(page: Page, calls: string, times: number): Promise<void> {
  const problem = {
    status: '422',
    code: 'too-soon',
    detail: 'Слишком быстро. Результат примем через 1 секунду.',
  };
  let left = times;
  await page.route(calls, (route) => {
    if (left-- <= 0) return route.fallback();
    return route.fulfill({
      status: 422,
      headers: { 'retry-after': '1' },
      contentType: 'application/vnd.api+json',
      body: JSON.stringify({ errors: [problem] }),
    });
  });
}
