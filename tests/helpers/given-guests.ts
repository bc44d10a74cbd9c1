import { recordPerson } from '@/api/registrations/endpoints';
import type { TestBackend } from './backend';
import { unique, type Actor } from './given';

type Backend = Pick<TestBackend, 'given' | 'call' | 'letters' | 'deliver'>;

/** Factories of guests recorded by staff, and their letters. */
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

  /** A guest with a seat or a place in line, whose letter has been sent. */
  async function recorded(as: Actor, trainingId: string, waiting = false) {
    const userParams = await person();
    const { value } = await record(as, trainingId, userParams, waiting);
    await deliver();
    return { id: value.id, state: value.state, ...userParams };
  }

  /** Letters to an address, the oldest first. */
  const lettersTo = (email: string) => letters.filter(({ to }) => to === email);
  /** Token of the cancel link in a letter. */
  const tokenIn = (text: string) =>
    new URL(/https?:\S+guest-booking\S+/.exec(text)?.[0] ?? '').searchParams.get('token') ?? '';

  return { person, record, recorded, lettersTo, tokenIn };
}
