import * as path from '@/lib/routes/path';
import { AccountFrame } from './account-frame';
import type { CertificatesView } from './account-view';
import { CertificatesPart } from './certificates-part';
import type { CertificatesData } from './load-account';

export function CertificatesScreen({ data, view }: { data: CertificatesData; view: CertificatesView }) {
  return (
    <AccountFrame me={data.me} at={path.accountCertificates()}>
      <CertificatesPart certificates={data.certificates} shown={view.certificates} />
    </AccountFrame>
  );
}
