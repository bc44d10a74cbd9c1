import { z } from 'zod';
import { messages } from '../messages';
import { password, passwordAgain, presentPassword, samePasswords } from '../person-rules';
import { email, text } from '../rules';

/** Body of the password change; the backend also refuses common passwords and a wrong current one. */
export const passwordChange = z
  .object({
    currentPassword: presentPassword({ field: 'Текущий пароль' }),
    password: password({ field: 'Новый пароль' }),
  })
  .refine((value) => value.password !== value.currentPassword, {
    ...samePasswords('currentPassword', 'password'),
    error: messages.passwordSame(),
  });

/** Form of the password change: its body and the new password again. */
export const passwordChangeForm = passwordChange
  .safeExtend({ passwordRepeat: passwordAgain() })
  .refine((value) => value.password === value.passwordRepeat, samePasswords('password', 'passwordRepeat'));

export const passwordForgot = z.object({ email: email({ field: 'Электронная почта' }) });

/** Body of the reset; e-mail and token come from the link in the letter. */
export const passwordReset = z.object({
  email: email({ field: 'Электронная почта' }),
  token: text({ max: 512 }),
  password: password({ field: 'Новый пароль' }),
});

export const passwordResetForm = passwordReset
  .extend({ passwordRepeat: passwordAgain() })
  .refine((value) => value.password === value.passwordRepeat, samePasswords('password', 'passwordRepeat'));
