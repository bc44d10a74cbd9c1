import { CertificateList, CertificateSample } from '@/components/blocks/certificate-list/certificate-list';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import { accountAddress, STEPS, type AccountView } from './account-view';
import type { AccountData } from './load-account';
import * as path from '@/lib/routes/path';

interface CertificatesPartProps {
  certificates: AccountData['certificates'];
  view: AccountView;
}

export function CertificatesPart({ certificates, view }: CertificatesPartProps) {
  const items = certificates?.items ?? [];
  const total = certificates?.page?.total ?? items.length;
  return (
    <Section first id="certificates" title="Сертификаты">
      {!certificates && <PartError what="Сертификаты" href={`${path.account()}#certificates`} />}
      {certificates && items.length === 0 && <CertificateSample />}
      {items.length > 0 && <CertificateList items={items} />}
      {certificates && (
        <ListMore
          shown={view.certificates}
          step={STEPS.certificates}
          count={items.length}
          total={total}
          href={(page) => accountAddress(view, 'certificates', page)}
        />
      )}
    </Section>
  );
}
