import { getCertificateFile } from '@/api/certificates/endpoints';
import type { Certificate } from '@/api/certificates/queries';
import { addressOf } from '@/api/core/address';
import { Badge } from '@/components/ui/badge/badge';
import { ButtonLink } from '@/components/ui/button/button';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import { TextLink } from '@/components/ui/text-link/text-link';
import { SAMPLE_CERTIFICATE } from '@/lib/domain/samples';
import { formatDate } from '@/lib/format/date';
import * as path from '@/lib/routes/path';
import styles from './certificate-list.module.css';

interface CertificateListProps {
  items: readonly Certificate[];
  /** Two columns where there is room. */
  wide?: boolean;
}

/** The person's certificates: the title links to the page of the certificate, the button downloads the PDF. */
export function CertificateList({ items, wide }: CertificateListProps) {
  return (
    <ul className={styles.list} data-wide={wide || undefined}>
      {items.map((item) => (
        <li key={item.id} className={styles.certificate} data-brand={item.brand ?? 'proexpert'}>
          <Seal />
          <div>
            <h3>
              <TextLink href={path.accountCertificate(item.id)}>{item.title}</TextLink>
            </h3>
            <p>
              {item.brandName}, <time dateTime={item.issuedAt}>{formatDate(item.issuedAt)}</time>
            </p>
            {item.status === 'revoked' && <Revoked reason={item.revokeReason} />}
          </div>
          <ButtonLink
            href={addressOf(getCertificateFile, { id: item.id })}
            download=""
            kind="quiet"
            size="s"
            icon="download"
          >
            PDF<Hidden>: скачать сертификат «{item.title}»</Hidden>
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

function Revoked({ reason }: { reason: string | null }) {
  return (
    <p>
      <Badge kind="bad">Отозван</Badge> {reason}
    </p>
  );
}

function Seal() {
  return (
    <span className={styles.seal}>
      <Icon name="award" />
    </span>
  );
}

/** Shown while there is no certificate: an example, marked as one, and how to earn it. */
export function CertificateSample() {
  return (
    <>
      <div className={styles.certificate} data-sample="">
        <Seal />
        <div>
          <h3>{SAMPLE_CERTIFICATE.title}</h3>
          <p>Ваше имя и дата</p>
        </div>
        <Badge>Пример</Badge>
      </div>
      <p className={styles.how}>{SAMPLE_CERTIFICATE.text}</p>
    </>
  );
}
