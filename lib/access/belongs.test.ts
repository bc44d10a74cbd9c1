import { expect, test } from 'vitest';
import { isAdmin, isOneOf, isPharmacist } from './belongs';
import { leadsTrainings } from './roles';

test.each([
  [[], { admin: false, pharmacist: true, leads: false }],
  [['trainer'], { admin: false, pharmacist: false, leads: true }],
  [['support', 'super-admin'], { admin: true, pharmacist: false, leads: false }],
  [['unheard-of'], { admin: false, pharmacist: false, leads: false }],
])('who %j are', (roles, expected) => {
  const found = {
    admin: isAdmin({ roles }),
    pharmacist: isPharmacist({ roles }),
    leads: isOneOf(leadsTrainings, { roles }),
  };
  expect(found).toEqual(expected);
});
