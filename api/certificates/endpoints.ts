import { file, many, one } from '@/lib/json-api/answer';
import { endpoint } from '../core/endpoint';

const shapes = () => import('./schemas');
const root = '/v1/certificates';

/** One's own, the newest first. */
export const listCertificates = endpoint({
  method: 'GET',
  path: root,
  needs: 'signed-in',
  shapes: async () => {
    const s = await shapes();
    return { query: s.certificateQuery, answer: many(s.certificate) };
  },
});

/** Ours: one of one's own, with the name that stands on it; a foreign one is 404. */
export const getCertificate = endpoint({
  method: 'GET',
  path: `${root}/{id}`,
  needs: 'signed-in',
  shapes: async () => ({ answer: one((await shapes()).certificate) }),
});

/** Ours: one's own as PDF; a foreign one is 404. */
export const getCertificateFile = endpoint({
  method: 'GET',
  path: `${root}/{id}/file`,
  needs: 'signed-in',
  shapes: async () => ({ answer: file('application/pdf') }),
});

/** Ours: what a number stands for, for anybody. Unknown numbers are 404, and 429 after twenty an hour. */
export const checkCertificate = endpoint({
  method: 'GET',
  path: `${root}/-actions/check/{number}`,
  needs: 'public',
  shapes: async () => ({ answer: one((await shapes()).certificateCheck) }),
});

/** Ours: it stays, and says that it holds no longer. 404; again it changes nothing. */
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
