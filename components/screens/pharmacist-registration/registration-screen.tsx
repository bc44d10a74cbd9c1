import type { Pharmacy } from '@/api/pharmacies/queries';
import type { Invitation } from '@/api/representative/queries';
import { ListFrame } from '@/components/blocks/list-page/list-frame';
import { StaffTable } from '@/components/blocks/staff-table/staff-table';
import type { StaffColumn } from '@/components/blocks/staff-table/columns';
import territory from '@/components/blocks/territory/territory.module.css';
import { Badge } from '@/components/ui/badge/badge';
import { Section } from '@/components/ui/section/section';
import { formatDateTime } from '@/lib/format/date';
import type { PageMeta } from '@/lib/json-api/answer';
import { id, pageNumber } from '@/lib/lists/address-fields';
import { listAddress, type ViewOf } from '@/lib/lists/list-address';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';
import { quote } from '@/lib/validation/quote';
import { InvitationForm, type ChosenPharmacy } from './invitation-form';
import { ResendButton } from './resend-button';

export const invitationsList = listAddress({
  path: path.pharmacistRegistration(),
  // `pharmacy` is for the form; it does not filter the list
  tabs: ['pharmacy'],
  fields: { pharmacy: id(), page: pageNumber() },
});

const STATES = {
  sent: ['plain', 'Отправлено'],
  opened: ['accent', 'Открыто'],
  registered: ['good', 'Регистрация завершена'],
  expired: ['warn', 'Ссылка истекла'],
} as const;

const COLUMNS: readonly StaffColumn<Invitation>[] = [
  {
    key: 'name',
    title: 'Кого',
    place: 'lead',
    render: ({ name, email }) => (
      <>
        <b className={territory.name}>{name}</b>
        <span className={territory.more}>{email}</span>
      </>
    ),
  },
  {
    key: 'pharmacy',
    title: 'Аптека',
    place: 'full',
    render: ({ pharmacy }) => (
      <>
        {quote(pharmacy.name)}
        <span className={territory.more}>{[pharmacy.city, pharmacy.address].filter(Boolean).join(', ')}</span>
      </>
    ),
  },
  {
    key: 'state',
    title: 'Состояние',
    render: ({ state }) => <Badge kind={STATES[state][0]}>{STATES[state][1]}</Badge>,
  },
  {
    key: 'sent',
    title: 'Письмо',
    place: 'span',
    render: ({ sentAt }) => <time dateTime={sentAt}>{formatDateTime(sentAt)}</time>,
  },
  {
    key: 'acts',
    title: 'Действия',
    place: 'full',
    hideTitle: true,
    render: ({ id, name, canResend }) => canResend && <ResendButton id={id} name={name} />,
  },
];
const EMPTY = { title: 'Вы ещё никого не приглашали', text: 'Приглашённые и их состояние появятся здесь.' };

/** City, chain and pharmacy of the form; null for a closed pharmacy, and without a city or a chain. */
function placeOf({
  id: pharmacyId,
  name,
  address,
  city,
  chain,
  isArchived,
}: Pharmacy): ChosenPharmacy | null {
  if (isArchived || !city || !chain) return null;
  return {
    ...{ cityId: city.id, cityName: city.name, chainId: chain.id, chainName: chain.name },
    ...{ pharmacyId, pharmacyName: `${name}, ${address}` },
  };
}

interface RegistrationScreenProps {
  view: ViewOf<typeof invitationsList>;
  list: { items: readonly Invitation[]; page?: PageMeta | undefined };
  /** Workplace of the invited, when the address has one. */
  pharmacy: Pharmacy | null;
}

/** Invites pharmacists to the portal, and lists the invitations with their state. */
export function PharmacistRegistrationScreen({ view, list, pharmacy }: RegistrationScreenProps) {
  return (
    <ListFrame
      title={pageTitle('pharmacistRegistration')}
      lead="Фармацевт получит письмо со ссылкой: пароль и согласие — его собственные."
    >
      <InvitationForm pharmacy={pharmacy && placeOf(pharmacy)} />
      <Section title="Приглашённые">
        <StaffTable
          address={invitationsList}
          view={view}
          caption="Приглашённые"
          forms={['человек', 'человека', 'человек']}
          list={list}
          columns={COLUMNS}
          empty={EMPTY}
        />
      </Section>
    </ListFrame>
  );
}
