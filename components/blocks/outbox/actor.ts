import { pageOwner } from '@/api/core/page-owner';
import { readAccount } from '@/lib/pwa/account';

/**
 * Whose an act on this page is: of the person the page was made for, whoever has signed in since in another tab; of
 * this device's account on a page made for no one. Null: nobody's.
 */
export const actor = (): string | null => pageOwner() ?? readAccount();
