import { expect, test } from 'vitest';
import { timetableForm, trainingForm } from './training';

const empty = {
  ...{ topicId: '', topicName: '', mark: '', description: '', type: 'offline', cityId: '', address: '' },
  ...{ localDay: '', localFrom: '', localTo: '', capacity: '', leaderId: '', notes: '', recordingUrl: '' },
};
const fieldsOf = (result: ReturnType<typeof trainingForm.safeParse>) =>
  result.error?.issues.map(({ path }) => path.join('.')).sort();

test('all that is missing of a hall is said at once', () => {
  const missing = ['address', 'capacity', 'cityId', 'localDay', 'localFrom', 'localTo', 'topicId'];
  expect(fieldsOf(trainingForm.safeParse(empty))).toEqual(missing);
  const many = { ...empty, repeat: 'once', weekdays: [], until: '' };
  expect(fieldsOf(timetableForm.safeParse(many) as never)).toEqual(missing);
});

test('a webinar needs no place, a new topic its brand, and nothing lasts ten minutes', () => {
  const webinar = { ...empty, type: 'webinar', localDay: '2027-01-11', localFrom: '10:00', localTo: '10:10' };
  expect(fieldsOf(trainingForm.safeParse({ ...webinar, topicName: 'Кожа' }))).toEqual(['localTo', 'mark']);
  expect(fieldsOf(trainingForm.safeParse({ ...webinar, topicId: '7', localTo: '12:00' }))).toBeUndefined();
});

test('a wrong number of seats and an end before its beginning are said in so many words', () => {
  const said = (change: object) => {
    const whole = { ...empty, type: 'webinar', topicId: '7', localDay: '2027-01-11', localFrom: '15:00' };
    return trainingForm.safeParse({ ...whole, localTo: '16:00', ...change }).error?.issues[0]?.message;
  };
  expect(said({ capacity: '0' })).toBe('Поле «Мест» должно быть не меньше 1');
  expect(said({ capacity: 'сто' })).toBe('Поле «Мест» должно быть целым числом');
  expect(said({ localTo: '14:00' })).toBe('Конец раньше начала');
  expect(said({ localFrom: '06:00', localTo: '21:00' })).toBe('Тренинг длится не больше 12 часов');
  expect(said({ localFrom: '22:00', localTo: '01:00' })).toBeUndefined();
});
