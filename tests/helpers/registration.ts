import { consentVersion } from '@/lib/domain/consent-texts';
import { unique, type Given } from './given';

let address = 0;

/** Headers of another client address at each call, as limits are also per address. */
export function from(): { 'x-forwarded-for': string } {
  address += 1;
  return { 'x-forwarded-for': `10.0.${Math.floor(address / 250)}.${(address % 250) + 1}` };
}

/** A filled registration form, without consent to the mailing. */
export async function registrationForm(given: Given) {
  const pharmacy = await given.pharmacy();
  return {
    lastName: 'Соколова',
    firstName: 'Ольга',
    middleName: 'Игоревна',
    email: `${unique('olga')}@test.example`,
    phone: '+7 900 123-45-67',
    password: 'Another2026pass',
    pharmacyId: pharmacy.id,
    agreement: true as const,
    agreementVersion: consentVersion('personal-data'),
  };
}
