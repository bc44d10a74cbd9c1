import { consentVersion } from '@/lib/domain/consent-texts';
import { unique, type Given } from './given';

let address = 0;

/** Callers of different tests come from different addresses, as the limits are per address too. */
export function from(): { 'x-forwarded-for': string } {
  address += 1;
  return { 'x-forwarded-for': `10.0.${Math.floor(address / 250)}.${(address % 250) + 1}` };
}

/** What a pharmacist fills in, without letters about news. */
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
