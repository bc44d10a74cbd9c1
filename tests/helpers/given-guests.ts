import { recordPerson } from '@/api/registrations/endpoints';
import type { TestBackend } from './backend';
import { unique, type Actor } from './given';

type Backend = Pick<TestBackend, 'given' | 'call' | 'letters' | 'deliver'>;

/** People without an account whom staff record, and the letters they have. */
export function givenGuests({ given, call, letters, deliver }: Backend) {
  async function person(also: { email?: string; lastName?: string } = {}) {
    const { id: pharmacyId } = await given.pharmacy();
    const digits = unique('').replace(/\D/g, '').slice(-7).padStart(7, '1');
    return {
      ...{ lastName: 'Иванова', firstName: 'Вера', middleName: '', email: `${unique('guest')}@mail.example` },
      ...{ phone: `+7900${digits}`, pharmacyId, statement: true as const, ...also },
    };
  }

  const record = (
    as: Actor,
    trainingId: string,
    userParams: Awaited<ReturnType<typeof person>>,
    waiting = false,
  ) =>
    call(recordPerson, {
      ...{ as, params: { id: trainingId }, body: { userParams, waiting } },
      idempotencyKey: crypto.randomUUID(),
    });

  /** A guest with a seat or a place in line, who has read the letter about it. */
  async function recorded(as: Actor, trainingId: string, waiting = false) {
    const userParams = await person();
    const { value } = await record(as, trainingId, userParams, waiting);
    await deliver();
    return { id: value.id, state: value.state, ...userParams };
  }

  /** Letters to an address, the first at first. */
  const lettersTo = (email: string) => letters.filter(({ to }) => to === email);
  /** The token of the way out in a letter. */
  const tokenIn = (text: string) =>
    new URL(/https?:\S+guest-booking\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';

  return { person, record, recorded, lettersTo, tokenIn };
}
