import { z } from 'zod';
import { REGISTRATION_STATES } from '@/lib/domain/trainings/training';
import { splitFullName } from '@/lib/format/person';
import { resource } from '@/lib/json-api/resource';
import { guestForm } from '@/lib/validation/forms/guest';
import { rowId } from '../core/shapes';

const ONE_PERSON = {
  path: ['userId'],
  message: 'Выберите фармацевта или заполните данные нового участника.',
};
type GuestForm = z.input<typeof guestForm>;
/** The specification has one «name»: a full name, «Фамилия Имя Отчество», is accepted in place of its parts. */
type WholeNamed = Omit<GuestForm, 'lastName' | 'firstName' | 'middleName'> & { name: string };
const guestParams = z.preprocess((sent) => {
  if (typeof sent !== 'object' || sent === null || !('name' in sent)) return sent;
  if (typeof sent.name !== 'string' || 'lastName' in sent || 'firstName' in sent) return sent;
  return { ...sent, ...splitFullName(sent.name) };
}, guestForm) as z.ZodType<z.output<typeof guestForm>, GuestForm | WholeNamed>;

/** A person of the portal, or data of a guest; exactly one of the two. */
const onePerson = z.object({ userId: rowId.optional(), userParams: guestParams.optional() });
const isOnePerson = ({ userId, userParams }: z.output<typeof onePerson>) =>
  (userId === undefined) !== (userParams === undefined);

export const recordBody = onePerson
  .extend({
    /** Joins the line when there is no free seat. */
    waiting: z.boolean().optional(),
    confirmOverlap: z.boolean().optional(),
  })
  .refine(isOnePerson, ONE_PERSON);
/** A visitor without a booking. */
export const walkInBody = onePerson.refine(isOnePerson, ONE_PERSON);

const GROUP_MODES = ['all', 'fitting'] as const;
/** `all`: everybody or nobody; `fitting`: as many as there are seats, the others join the line. */
export const groupBody = z.object({
  userIds: z.array(rowId).min(1).max(20),
  mode: z.enum(GROUP_MODES),
  confirmOverlap: z.boolean().optional(),
});
/** Outcome for each person of a group. */
export const groupSeat = resource(
  'training-group-seats',
  z.object({
    /** Id of the person. */
    id: z.string(),
    name: z.string(),
    /** Null: refused. */
    state: z.enum(REGISTRATION_STATES).nullable(),
    waitingPosition: z.number().int().nullable(),
    code: z.string().nullable(),
    message: z.string().nullable(),
  }),
);
