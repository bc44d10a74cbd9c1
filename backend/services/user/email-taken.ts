import { violated } from '../../db/transaction';
import { wrongField } from '../../http/app-error';

/** The unique index decides who was first; its refusal lands on the e-mail field. */
export async function namingEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violated(error) !== 'users_email_index') throw error;
    throw wrongField('email', 'email-taken', 'Эта почта уже занята. Войдите или укажите другую.');
  }
}
