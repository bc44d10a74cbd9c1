import type { Page } from '@playwright/test';

/** Answers the first `times` calls with the services' refusal of results sent too fast; later ones reach them. */
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
