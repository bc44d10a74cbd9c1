import type { Person } from '@/api/user/queries';
import { Standing } from '@/components/blocks/territory/people-columns';
import { PersonMenu } from '@/components/blocks/territory/person-menu';
import styles from '@/components/blocks/territory/territory.module.css';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Avatar } from '@/components/ui/avatar/avatar';
import { ButtonLink } from '@/components/ui/button/button';
import { Meta, MetaItem } from '@/components/ui/meta/meta';
import { formatDate, relativePast } from '@/lib/format/date';
import { formatPhone, fullName } from '@/lib/format/person';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import { ConfirmPharmacy } from './confirm-pharmacy';

interface PersonHeadProps {
  person: Person;
  mayArchive: boolean;
  now: Date;
}

/** Head of a pharmacist's page: name, workplace, contacts and actions. */
export function PersonHead({ person, mayArchive, now }: PersonHeadProps) {
  const { id, avatar, jobStatus, pharmacy, phone, email, telegram, standing } = person;
  const name = fullName(person) || 'Без имени';
  const seen = standing?.lastActivityAt;
  const isAtWork = !standing?.isArchive && !standing?.hasLeft;
  return (
    <div className={styles.head}>
      <div className={styles.who}>
        <Avatar name={name} src={avatar?.previewUrl} size="l" />
        <div>
          <h1>{name}</h1>
          <Meta>
            {jobStatus && <span>{jobStatus}</span>}
            {standing && (
              <Standing
                isArchive={standing.isArchive}
                hasLeft={standing.hasLeft}
                active={standing.activityStatus === 'Активен'}
              />
            )}
          </Meta>
        </div>
      </div>
      <Meta>
        {pharmacy && (
          <MetaItem icon="pin">
            <span>
              <Anchor href={path.pharmacy(pharmacy.id)} className={styles.name}>
                {quote(pharmacy.name)}
              </Anchor>
              , {[pharmacy.city, pharmacy.address].filter(Boolean).join(', ')}
            </span>
          </MetaItem>
        )}
        {phone && (
          <MetaItem icon="phone">
            <a href={`tel:${phone}`}>{formatPhone(phone)}</a>
          </MetaItem>
        )}
        {email && (
          <MetaItem icon="mail">
            <a href={`mailto:${email}`}>{email}</a>
          </MetaItem>
        )}
        {telegram && <MetaItem icon="share">Telegram: @{telegram}</MetaItem>}
        {standing && (
          <MetaItem icon="clock">
            На портале с {formatDate(standing.createdAt)}
            {seen ? `, последний заход: ${relativePast(seen, now)}` : ', заходов ещё нет'}
          </MetaItem>
        )}
      </Meta>
      {standing && (
        <div className={styles.acts}>
          {isAtWork && (
            <ButtonLink href={`${path.representativeRecording()}?person=${id}`} icon="plus">
              Записать на тренинг
            </ButtonLink>
          )}
          {isAtWork && pharmacy && !person.pharmacyConfirmedAt && (
            <ConfirmPharmacy id={id} pharmacyId={pharmacy.id} />
          )}
          <PersonMenu
            person={{ ...standing, id, name, pharmacyId: person.pharmacyId }}
            {...{ mayArchive }}
            isOwnPage
          />
        </div>
      )}
    </div>
  );
}
