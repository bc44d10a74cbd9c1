import { z } from 'zod';
import { guestForm } from './guest';

/** Whom a representative asks onto the portal: the person sets a password and agrees by themselves. */
export const invitationForm = guestForm.omit({ statement: true });

/** The same with the steps to the pharmacy, as the page asks for them. */
export const invitationFields = invitationForm.extend({ cityId: z.string(), chainId: z.string() });
