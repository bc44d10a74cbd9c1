import { CertificateList, CertificateSample } from '@/components/blocks/certificate-list/certificate-list';
import { ListMore } from '@/components/blocks/list-more/list-more';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import type { Shown } from '@/lib/lists/shown';
import { certificatesAddress, STEPS } from './account-view';
import type { CertificatesData } from './load-account';

interface CertificatesPartProps {
  certificates: CertificatesData['certificates'];
  shown: Shown;
}

export function CertificatesPart({ certificates, shown }: CertificatesPartProps) {
  const items = certificates?.items ?? [];
  const total = certificates?.page?.total ?? items.length;
  return (
    <Section first id="certificates" title="Сертификаты">
      {!certificates && <PartError what="Сертификаты" href={certificatesAddress(shown.page)} />}
      {certificates && items.length === 0 && <CertificateSample />}
      {items.length > 0 && <CertificateList items={items} wide />}
      {certificates && (
        <ListMore
          shown={shown}
          step={STEPS.certificates}
          count={items.length}
          total={total}
          href={certificatesAddress}
        />
      )}
    </Section>
  );
}
