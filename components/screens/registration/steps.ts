/** What a phone asks for at once; a wider screen shows all three as one form. */
export const STEPS = [
  {
    title: 'О вас и контакты',
    fields: ['lastName', 'firstName', 'middleName', 'jobStatus', 'email', 'phone'],
  },
  { title: 'Место работы', fields: ['cityId', 'chainId', 'pharmacyId'] },
  { title: 'Пароль и согласия', fields: ['password', 'passwordRepeat', 'agreement', 'mailingAgreement'] },
] as const;

const MAY_BE_EMPTY: readonly string[] = ['middleName', 'jobStatus'];

/** The step, from 0, to open of the one an address asks for: no step stands open behind one that is not filled in. */
export function openedStep(asked: number, values: Readonly<Record<string, unknown>>): number {
  const unfilled = STEPS.findIndex(({ fields }) =>
    fields.some((name) => !values[name] && !MAY_BE_EMPTY.includes(name)),
  );
  return Math.min(asked, unfilled < 0 ? STEPS.length - 1 : unfilled);
}

/** The first step, from 0, with a field among these; -1 for none: the service may name what no field asks for. */
export const stepWith = (wrong: Readonly<Record<string, unknown>>): number =>
  STEPS.findIndex(({ fields }) => fields.some((name) => wrong[name]));

const HASH = /^#step([123])$/;
export const hashOf = (step: number) => `#step${String(step + 1)}`;

/** The step, from 0, that an address names: the first one without a hash. */
export const stepOf = (hash: string): number => Number(HASH.exec(hash)?.[1] ?? 1) - 1;
