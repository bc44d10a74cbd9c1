import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { login } from './login';
import { managePoints } from './manage-points';
import {
  passwordChange,
  passwordChangeForm,
  passwordForgot,
  passwordReset,
  passwordResetForm,
} from './password';
import { pointsTransfer, pointsTransferWithin } from './points-transfer';
import { profile, profileForm } from './profile';
import { registration, registrationForm } from './registration';

/** Refused fields with their messages. */
const wrong = (form: z.ZodType, value: unknown) =>
  Object.fromEntries(
    form.safeParse(value).error?.issues.map((issue) => [issue.path.join('.'), issue.message]) ?? [],
  );

const newcomer = {
  lastName: 'Соколова',
  firstName: 'Анна',
  middleName: '',
  email: ' Anna@Apteka.RU ',
  phone: '8 (900) 000-12-34',
  password: 'Demo2026pass',
  pharmacyId: '12',
  agreement: true,
  mailingAgreement: false,
};
const inForm = { ...newcomer, cityId: '1', chainId: '2', passwordRepeat: 'Demo2026pass' };

describe('registration', () => {
  test('gives the body as the service wants it', () => {
    expect(registration.parse(newcomer)).toEqual({
      ...newcomer,
      middleName: null,
      jobStatus: null,
      email: 'anna@apteka.ru',
      phone: '+79000001234',
    });
    expect(wrong(registrationForm, inForm)).toEqual({});
  });
  test('what is read may be sent again', () => {
    const once = registration.parse(newcomer);
    expect(registration.parse(once)).toEqual(once);
  });
  test('nothing filled in: every required field says so, the optional ones are silent', () => {
    expect(Object.keys(wrong(registrationForm, { mailingAgreement: false })).sort()).toEqual([
      'agreement',
      'chainId',
      'cityId',
      'email',
      'firstName',
      'lastName',
      'password',
      'passwordRepeat',
      'pharmacyId',
      'phone',
    ]);
  });
  test('consent is a must, mailing is not', () => {
    expect(wrong(registration, { ...newcomer, agreement: false })).toEqual({
      agreement: 'Нужно согласие на обработку персональных данных',
    });
  });
  test('another second password is told even while other fields are wrong', () => {
    expect(
      wrong(registrationForm, { ...inForm, firstName: '', agreement: false, passwordRepeat: 'Demo2026pasS' }),
    ).toEqual({
      firstName: 'Заполните поле «Имя»',
      agreement: 'Нужно согласие на обработку персональных данных',
      passwordRepeat: 'Пароли не совпадают',
    });
  });
});

describe('profile', () => {
  test('a part is enough for a change; blank and null clear what may be empty', () => {
    expect(profile.parse({})).toEqual({});
    expect(profile.parse({ middleName: ' ', birthday: null, telegram: '' })).toEqual({
      middleName: null,
      birthday: null,
      telegram: null,
    });
  });
  test('what must not be empty can not be cleared', () => {
    expect(wrong(profile, { firstName: '', email: '', pharmacyId: '' })).toEqual({
      firstName: 'Заполните поле «Имя»',
      email: 'Заполните поле «Электронная почта»',
      pharmacyId: 'Выберите аптеку из списка',
    });
  });
  test('the form wants everything', () => {
    expect(Object.keys(wrong(profileForm, {}))).toContain('mailingAgreement');
  });
  test('a role or points slipped in do not come out', () => {
    expect(profile.parse({ firstName: 'Анна', roles: ['admin'], totalPoints: 5 })).toEqual({
      firstName: 'Анна',
    });
  });
});

describe('passwords', () => {
  const change = { currentPassword: 'Old2026pass', password: 'New2026pass', passwordRepeat: 'New2026pass' };
  test('change', () => {
    expect(wrong(passwordChangeForm, change)).toEqual({});
    expect(wrong(passwordChange, { ...change, password: 'Old2026pass' })).toEqual({
      password: 'Новый пароль должен отличаться от прежнего',
    });
    expect(wrong(passwordChangeForm, { ...change, passwordRepeat: 'x' })).toEqual({
      passwordRepeat: 'Пароли не совпадают',
    });
    expect(wrong(passwordChangeForm, { ...change, passwordRepeat: '' })).toEqual({
      passwordRepeat: 'Введите пароль ещё раз',
    });
    expect(wrong(passwordChange, { currentPassword: '', password: 'short' })).toEqual({
      currentPassword: 'Заполните поле «Текущий пароль»',
      password: 'Длина пароля — от 8 до 20 символов',
    });
  });
  test('forgotten and reset', () => {
    expect(passwordForgot.parse({ email: 'A@B.ru' })).toEqual({ email: 'a@b.ru' });
    expect(wrong(passwordForgot, { email: 'a' })).toHaveProperty('email');
    const reset = { email: 'a@b.ru', token: 't', password: 'New2026pass' };
    expect(wrong(passwordReset, reset)).toEqual({});
    expect(wrong(passwordReset, { ...reset, token: '', password: 'newpassword1' })).toMatchObject({
      token: 'Заполните поле',
      password: 'Добавьте в пароль хотя бы одну заглавную латинскую букву',
    });
    expect(wrong(passwordResetForm, { ...reset, passwordRepeat: 'y' })).toEqual({
      passwordRepeat: 'Пароли не совпадают',
    });
  });
});

test('login: an address and any password', () => {
  expect(wrong(login, { email: 'pharmacist@portal.example', password: 'x' })).toEqual({});
  expect(wrong(login, {})).toEqual({
    email: 'Заполните поле «Электронная почта»',
    password: 'Заполните поле «Пароль»',
  });
});

describe('transfer', () => {
  const given = { from: 'lrp', to: 'vichy', amount: '40' };
  test('whole points between two marks', () => {
    expect(pointsTransfer.parse(given)).toEqual({ from: 'lrp', to: 'vichy', amount: 40 });
    expect(wrong(pointsTransfer, { ...given, to: 'lrp' })).toEqual({
      to: 'Выберите другой бренд',
    });
    expect(wrong(pointsTransfer, { ...given, amount: '0' })).toEqual({
      amount: 'Поле «Сколько баллов» должно быть не меньше 1',
    });
    expect(wrong(pointsTransfer, { ...given, amount: '1.5' })).toEqual({
      amount: 'Поле «Сколько баллов» должно быть целым числом',
    });
    expect(wrong(pointsTransfer, {})).toHaveProperty('from', 'Поле «Откуда»: выберите из списка');
  });
  test('no more than there is, of a mark that is there', () => {
    const form = pointsTransferWithin({ lrp: 40 });
    expect(wrong(form, given)).toEqual({});
    expect(wrong(form, { ...given, amount: '41' })).toEqual({
      amount: 'На счёте 40 баллов: больше перевести нельзя',
    });
    expect(wrong(form, { ...given, from: 'cerave' })).toEqual({ amount: 'На счёте нет баллов для перевода' });
    expect(wrong(form, { ...given, from: 'toString' })).toEqual({
      amount: 'На счёте нет баллов для перевода',
    });
  });
});

test('awarding points by hand: limits of section 5', () => {
  const award = { mark: 'lrp', name: 'Конкурс', points: '100', reason: 'За победу', user: '7' };
  expect(managePoints.parse(award)).toMatchObject({ points: 100 });
  expect(
    wrong(managePoints, { ...award, name: 'а'.repeat(101), reason: 'а'.repeat(501), points: 'сто' }),
  ).toEqual({
    name: 'Поле «Название» должно быть не длиннее 100 символов',
    reason: 'Поле «Причина» должно быть не длиннее 500 символов',
    points: 'Поле «Баллы» должно быть целым числом',
  });
  expect(Object.keys(wrong(managePoints, {})).sort()).toEqual(['mark', 'name', 'points', 'reason', 'user']);
});
