import { violated } from '../../db/transaction';
import { AppError, wrongField } from '../../http/app-error';

export function emailTaken(): AppError {
  return wrongField('email', 'email-taken', 'Эта почта уже занята. Войдите или укажите другую.');
}

export function isEmailTaken(error: unknown): boolean {
  return error instanceof AppError && error.code === 'email-taken';
}

/** Turns a violation of the unique index, which decides who was first, into an error of the e-mail field. */
export async function namingEmail<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (violated(error) !== 'users_email_index') throw error;
    throw emailTaken();
  }
}
