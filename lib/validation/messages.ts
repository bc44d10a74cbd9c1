import { plural } from '../format/plural';
import { quote } from './quote';

/**
 * All validation messages of the product (specification, section 5). Each takes the label of the field as the person
 * sees it; without one the sentence names no field.
 */
type Field = string | undefined;

/** Labels of selects in the accusative. */
const CHOSEN: Readonly<Record<string, string>> = {
  Аптека: 'аптеку',
  'Аптечная сеть': 'аптечную сеть',
  Бренд: 'бренд',
  Ведущий: 'ведущего',
  Город: 'город',
  Пользователь: 'пользователя',
  Сеть: 'сеть',
  Тема: 'тему',
  Территория: 'территорию',
  Фармацевт: 'фармацевта',
};

/** `subject('Имя', …)` → `Поле «Имя»`, to be followed by a verb in the neuter. */
const subject = (field: Field, alone: string) => (field ? `Поле ${quote(field)}` : alone);

const characters = (count: number) => plural(count, ['символ', 'символа', 'символов']);
const characterGenitive = (count: number) => plural(count, ['символа', 'символов', 'символов']);

export const messages = {
  required: (field: Field) => (field ? `Заполните поле ${quote(field)}` : 'Заполните поле'),
  wrongType: (field: Field) => `${subject(field, 'Поле')} заполнено неверно`,
  maxLength: (field: Field, max: number) =>
    `${subject(field, 'Поле')} должно быть не длиннее ${max} ${characterGenitive(max)}`,
  minLength: (field: Field, min: number) =>
    `${subject(field, 'Поле')} должно быть не короче ${min} ${characterGenitive(min)}`,
  maxValue: (field: Field, max: number | string) =>
    `${subject(field, 'Значение')} должно быть не больше ${max}`,
  minValue: (field: Field, min: number | string) =>
    `${subject(field, 'Значение')} должно быть не меньше ${min}`,
  date: (field: Field) => (field ? `Поле ${quote(field)}: нужна дата` : 'Укажите дату'),
  maxDate: (field: Field, date: string) =>
    field ? `Дата в поле ${quote(field)} должна быть не позже ${date}` : `Дата должна быть не позже ${date}`,
  minDate: (field: Field, date: string) =>
    field
      ? `Дата в поле ${quote(field)} должна быть не раньше ${date}`
      : `Дата должна быть не раньше ${date}`,
  email: (field: Field) =>
    field
      ? `Поле ${quote(field)}: нужен адрес, например anna@apteka.ru`
      : 'Укажите адрес электронной почты, например anna@apteka.ru',
  url: (field: Field) =>
    field
      ? `Поле ${quote(field)}: нужна ссылка, например https://portal.ru`
      : 'Укажите ссылку, например https://portal.ru',
  checked: (field: Field) => (field ? `Нужно отметить ${quote(field)}` : 'Нужно поставить отметку'),
  digits: (field: Field) => `${subject(field, 'Поле')} должно содержать только цифры`,
  wholeNumber: (field: Field) => `${subject(field, 'Поле')} должно быть целым числом`,
  cyrillic: (field: Field) =>
    `${subject(field, 'Поле')} должно содержать только русские буквы, дефис и пробел`,
  nameStart: (field: Field) => `${subject(field, 'Поле')} не должно начинаться с дефиса`,
  nameSeparators: (field: Field, max: number) =>
    `${subject(field, 'Поле')} должно содержать не больше ${max} пробелов и дефисов`,
  nameDoubles: (field: Field) => `${subject(field, 'Поле')} не должно содержать пробелы и дефисы подряд`,
  passwordLength: (min: number, max: number) =>
    `Длина пароля — от ${min} до ${max} ${characterGenitive(max)}`,
  passwordLatin: () => 'В пароле могут быть только латинские буквы, цифры и знаки, без пробелов',
  passwordUpper: () => 'Добавьте в пароль хотя бы одну заглавную латинскую букву',
  passwordLower: () => 'Добавьте в пароль хотя бы одну строчную латинскую букву',
  passwordDigit: () => 'Добавьте в пароль хотя бы одну цифру',
  passwordCommon: () => 'Такой пароль слишком известен, придумайте другой',
  halfHour: () => 'Выберите время с точностью до получаса',
  sameHours: () => 'Начало и конец тихих часов совпадают',
  pushKey: () => 'Ключ устройства неверен',
  pushEndpoint: () => 'Адрес устройства неверен',
  passwordSame: () => 'Новый пароль должен отличаться от прежнего',
  passwordAgain: () => 'Введите пароль ещё раз',
  passwordRepeat: () => 'Пароли не совпадают',
  phone: (field: Field) =>
    field
      ? `Поле ${quote(field)}: нужен номер целиком, с +7, +374 или +375`
      : 'Укажите телефон полностью: +7, +374 или +375',
  telegram: () => 'Имя в Telegram — от 5 до 32 латинских букв, цифр и знаков подчёркивания',
  birthdayYoung: (years: number) => `Портал открыт для тех, кому исполнилось ${years} лет`,
  birthdayOld: () => 'Проверьте год рождения',
  choose: (field: Field) => {
    if (!field) return 'Выберите из списка';
    const what = CHOSEN[field];
    return what ? `Выберите ${what} из списка` : `Поле ${quote(field)}: выберите из списка`;
  },
  file: () => 'Необходимо приложить файл',
  textControl: (field: Field) => `${subject(field, 'Поле')} содержит недопустимые знаки`,
  gtm: () => 'Номер контейнера — GTM- и заглавные латинские буквы или цифры',
  agreement: () => 'Нужно согласие на обработку персональных данных',
  tooManyPoints: (balance: number) =>
    balance > 0
      ? `На счёте ${balance} ${plural(balance, ['балл', 'балла', 'баллов'])}: больше перевести нельзя`
      : 'На счёте нет баллов для перевода',
  transfersOver: (count: number) =>
    `Сегодня баллы уже перевели ${count} ${plural(count, ['раз', 'раза', 'раз'])}. Следующий перевод — завтра`,
  sameMark: () => 'Выберите другой бренд',
  lengthLeft: (left: number) => `Осталось ${left} ${characters(left)}`,
} as const;
