import { file, many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/certificates';

/** The viewer's own certificates, newest first. */
export const listCertificates = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.certificateQuery, answer: many(s.certificate) };
  },
});

/** Extension: one of the viewer's own certificates, with the name printed on it; another person's is 404. */
export const getCertificate = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).certificate) }),
});

/** Extension: one of the viewer's own certificates as PDF; another person's is 404. */
export const getCertificateFile = endpoint({
  method: 'GET',
  path: `${root}/{id}/file`,
  needs: 'signed-in',
  shapes: async () => ({ answer: file('application/pdf') }),
});

/** Extension: public check of a certificate by its number. 404 for an unknown number, and 429 after twenty an hour. */
export const checkCertificate = endpoint({
  method: 'GET',
  path: `${root}/-actions/check/{number}`,
  needs: 'public',
  shapes: async () => ({ answer: one((await shapes()).certificateCheck) }),
});

/** Extension: revokes a certificate, which stays and is shown as revoked. 404; idempotent. */
export const revokeCertificate = endpoint({
  method: 'POST',
  path: `${root}/{id}/-actions/revoke`,
  needs: 'certificates.revoke',
  bodyType: 'certificate-revocations',
  shapes: async () => {
    const s = await shapes();
    return { body: s.revokeBody, answer: one(s.certificate) };
  },
});
