import { pageOwner } from '@/api/core/page-owner';
import { readAccount } from '@/lib/pwa/account';

/**
 * Id of the person who acts on this page: the page's owner, even after a sign-in of someone else in another tab; on a
 * page without an owner, the account of this device. Null: nobody.
 */
export const actor = (): string | null => pageOwner() ?? readAccount();
