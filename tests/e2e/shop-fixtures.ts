import type { Locator } from '@playwright/test';
import type { Actor } from '../helpers/given';
import type { GivenGifts } from '../helpers/given-gifts';
import { test as base } from './fixtures';
import { giftsOf } from './gifts-of';

interface Shop {
  gifts: GivenGifts;
  /** A pharmacist with 350 points on the page of a gift for 100, five in stock. */
  buyer: { person: Actor; giftName: string; card: Locator };
}

export const test = base.extend<Shop>({
  gifts: async ({ deps, given }, use) => use(giftsOf(deps, given)),
  buyer: async ({ page, given, gifts, signInAs }, use) => {
    const person = await given.user();
    const { name } = await gifts.gift({ price: 100, amount: 5, limit: 3 });
    const giftName = name ?? '';
    await gifts.points(person.id, 'lrp', 350);
    await signInAs(person);
    await page.goto('/lk/catalogue?mark=lrp&page=4');
    await use({ person, giftName, card: page.getByRole('article').filter({ hasText: giftName }) });
  },
});
