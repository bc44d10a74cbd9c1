import { getCertificateFile } from '@/api/certificates/endpoints';
import type { Certificate } from '@/api/certificates/queries';
import { addressOf } from '@/api/core/address';
import { Breadcrumbs } from '@/components/blocks/breadcrumbs/breadcrumbs';
import { CertificateSheet } from '@/components/blocks/certificate-sheet/certificate-sheet';
import { Seal } from '@/components/blocks/certificate-sheet/seal';
import { PageWrap } from '@/components/blocks/flat/page-wrap';
import { ShareWords } from '@/components/blocks/share-button/share-words';
import { ButtonLink } from '@/components/ui/button/button';
import { Note } from '@/components/ui/note/note';
import { TextLink } from '@/components/ui/text-link/text-link';
import { certificateReason } from '@/lib/domain/certificate';
import { formatDate } from '@/lib/format/date';
import { typeset } from '@/lib/format/typeset';
import styles from './certificate.module.css';

/** A certificate for its owner: its look, the file to print, and a link to share. */
export function CertificateScreen({ certificate }: { certificate: Certificate }) {
  const { id, title, url, brand, status } = certificate;
  const isValid = status === 'valid';
  return (
    <PageWrap>
      <Breadcrumbs current={title} />
      <div className={styles.page} data-brand={brand ?? 'proexpert'}>
        <Sheet certificate={certificate} />
        <div className={styles.aside}>
          {isValid ? (
            <p>Распечатайте файл или отправьте ссылку: по ней любой увидит, что сертификат настоящий.</p>
          ) : (
            <Revoked certificate={certificate} />
          )}
          <div className={styles.actions}>
            <ButtonLink href={addressOf(getCertificateFile, { id })} download="" icon="download">
              Скачать PDF
            </ButtonLink>
            {isValid && <ShareWords title={`Сертификат «${title}»`} path={url} />}
          </div>
          <TextLink href={url} icon="right">
            Как его видят другие
          </TextLink>
        </div>
      </div>
    </PageWrap>
  );
}

function Revoked({ certificate: { revokedAt, revokeReason } }: { certificate: Certificate }) {
  return (
    <Note kind="bad">
      <b>Сертификат отозван</b> {formatDate(revokedAt)}. {revokeReason}
    </Note>
  );
}

function Sheet({ certificate }: { certificate: Certificate }) {
  const { title, subtitle, holder, brandName, issuedAt, number } = certificate;
  return (
    <CertificateSheet brandName={brandName} className={styles.sheet}>
      <p className={styles.word}>Сертификат</p>
      {holder && (
        <p className={styles.holder}>
          <small>Выдан</small>
          {holder}
        </p>
      )}
      <p className={styles.small}>{certificateReason(subtitle)}</p>
      <h1>{typeset(title)}</h1>
      <p className={styles.subtitle}>{subtitle}</p>
      <footer>
        <p>
          <small>Дата выдачи</small>
          <time dateTime={issuedAt}>{formatDate(issuedAt)}</time>
        </p>
        <p>
          <small>Номер</small>
          <span>№ {number}</span>
        </p>
        <p className={styles.signature}>
          <b>{brandName}</b>
          <small>Программа обучения</small>
        </p>
      </footer>
      <Seal className={styles.seal} />
    </CertificateSheet>
  );
}
