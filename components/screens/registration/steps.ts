/** Steps of the form on a phone; a wider screen shows all three at once. */
export const STEPS = [
  {
    title: 'О вас и контакты',
    fields: ['lastName', 'firstName', 'middleName', 'jobStatus', 'email', 'phone'],
  },
  { title: 'Место работы', fields: ['cityId', 'chainId', 'pharmacyId'] },
  { title: 'Пароль и согласия', fields: ['password', 'passwordRepeat', 'agreement', 'mailingAgreement'] },
] as const;

const MAY_BE_EMPTY: readonly string[] = ['middleName', 'jobStatus'];

/** Index of the step to open for the requested one: never after a step that has unfilled fields. */
export function openedStep(asked: number, values: Readonly<Record<string, unknown>>): number {
  const unfilled = STEPS.findIndex(({ fields }) =>
    fields.some((name) => !values[name] && !MAY_BE_EMPTY.includes(name)),
  );
  return Math.min(asked, unfilled < 0 ? STEPS.length - 1 : unfilled);
}

/** Index of the first step that has one of these fields; -1 for none: the service may name fields that no step has. */
export const stepWith = (wrong: Readonly<Record<string, unknown>>): number =>
  STEPS.findIndex(({ fields }) => fields.some((name) => wrong[name]));

const HASH = /^#step([123])$/;
export const hashOf = (step: number) => `#step${String(step + 1)}`;

/** The step, from 0, that an address names: the first one without a hash. */
export const stepOf = (hash: string): number => Number(HASH.exec(hash)?.[1] ?? 1) - 1;
