import { z } from 'zod';
import { guestForm } from './guest';

/** Form by which a representative invites a person to the portal, who sets the password and consents themselves. */
export const invitationForm = guestForm.omit({ statement: true });

/** The form with the selects that lead to the pharmacy. */
export const invitationFields = invitationForm.extend({ cityId: z.string(), chainId: z.string() });
