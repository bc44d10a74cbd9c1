import { CertificateList, CertificateSample } from '@/components/blocks/certificate-list/certificate-list';
import { PartError } from '@/components/blocks/part-error/part-error';
import { Section } from '@/components/ui/section/section';
import { counted } from '@/lib/format/number';
import type { AccountData } from './load-account';

const FORMS = ['сертификат', 'сертификата', 'сертификатов'] as const;

export function CertificatesPart({ certificates }: { certificates: AccountData['certificates'] }) {
  const items = certificates?.items ?? [];
  const total = certificates?.page?.total ?? items.length;
  const rest = total > items.length && `Показаны новые, всего ${counted(total, FORMS)}.`;
  return (
    <Section first id="certificates" title="Сертификаты" {...(rest ? { lead: rest } : {})}>
      {!certificates && <PartError what="Сертификаты" href="/lk#certificates" />}
      {certificates && items.length === 0 && <CertificateSample />}
      {items.length > 0 && <CertificateList items={items} />}
    </Section>
  );
}
