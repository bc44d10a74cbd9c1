import * as path from '@/lib/routes/path';
import { SIGNED } from './letters';
import type { Letter } from './mailer';

interface Invited {
  firstName: string;
  /** Name of the member of staff who looks after the pharmacy. */
  invitedBy: string;
  pharmacy: string;
  token: string;
  days: number;
  publicUrl: string;
}

/** Invitation to the portal: states who invites, which data is stored, and that the person creates the account. */
export function invitationLetter(
  to: string,
  { firstName, invitedBy, pharmacy, token, days, publicUrl }: Invited,
): Letter {
  const link = new URL(path.registration(), publicUrl);
  link.searchParams.set('invitation', token);
  return {
    to,
    subject: 'Приглашение на портал «ПроЭксперт»',
    text: [
      `Здравствуйте, ${firstName}!`,
      `${invitedBy} приглашает вас на портал «ПроЭксперт»: обучение, тренинги и подарки для специалистов аптек. Ваша аптека: ${pharmacy}.`,
      `Придумайте пароль и дайте согласие на обработку данных сами: ${link.href}`,
      `Ссылка действует ${String(days)} дней. Чтобы заполнить форму за вас, сохранены ваши имя, телефон и почта. Если вы ничего не сделаете, мы их удалим.`,
      SIGNED,
    ].join('\n\n'),
  };
}
