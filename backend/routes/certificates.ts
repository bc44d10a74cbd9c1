import * as contract from '@/api/certificates/endpoints';
import { mount, type Routes } from '../http/mount';
import { certificateFile } from '../services/certificates/certificate-file';
import { checkCertificate } from '../services/certificates/check-certificate';
import { listCertificates } from '../services/certificates/list-certificates';
import { ownCertificate } from '../services/certificates/own-certificate';
import { revokeCertificate } from '../services/certificates/revoke-certificate';

export function certificateRoutes(routes: Routes): void {
  mount(routes, contract.listCertificates, (ctx, { query }) => listCertificates(ctx, query));
  mount(routes, contract.getCertificate, (ctx, { params }) => ownCertificate(ctx, params.id));
  mount(routes, contract.getCertificateFile, (ctx, { params }) => certificateFile(ctx, params.id));
  mount(routes, contract.checkCertificate, (ctx, { params }) => checkCertificate(ctx, params.number ?? ''));
  mount(routes, contract.revokeCertificate, (ctx, { params, body }) =>
    revokeCertificate(ctx, params.id, body),
  );
}
