import { expect, test } from 'vitest';
import { seatMessage, staffSeatMessage } from './messages';

test('each refusal says what is wrong and what to do', () => {
  expect(seatMessage('no-places')).toEqual({
    message: 'Свободных мест нет.',
    solution: 'Встаньте в лист ожидания: освободится место — запишем и сообщим.',
  });
  expect(seatMessage('already-waiting', { position: 3 }).solution).toBe('Ваше место в очереди: 3.');
  expect(seatMessage('overlaps', { topic: 'Церамиды', when: '24 ноября, 10:00 МСК' }).message).toBe(
    'В это время у вас другой тренинг: «Церамиды», 24 ноября, 10:00 МСК.',
  );
  expect(seatMessage('topic-already', { when: '24 ноября' }).message).toBe(
    'Вы уже записаны на эту тему: 24 ноября.',
  );
});

test('without its facts a refusal is still a sentence', () => {
  expect(seatMessage('overlaps').message).toBe('В это время у вас другой тренинг.');
  expect(seatMessage('topic-already').message).toBe('Вы уже записаны на эту тему.');
  expect(seatMessage('already-waiting').solution).toBe('Откройте «Мои записи».');
});

test.each(['server-error', 'constructor', ''])(
  'anything else (%s) has the words of the specification',
  (code) => {
    expect(seatMessage(code)).toEqual({
      message: 'При отправке данных произошла ошибка!',
      solution: 'Попробуйте ещё раз.',
    });
  },
);

test('a code without words here is said in the words of the services', () => {
  const said = 'Приглашение больше не действует.';
  expect(seatMessage('invitation-over', {}, said)).toEqual({ message: said, solution: '' });
  expect(seatMessage('already-registered', {}, said).message).toBe('Вы уже записаны на этот тренинг.');
});

test('staff read of the person they record, and the services’ own words for the rest', () => {
  expect(staffSeatMessage('already-registered', '').message).toBe('Этот фармацевт уже записан.');
  expect(staffSeatMessage('person-known', 'Уже есть.')).toEqual({ message: 'Уже есть.', solution: '' });
});
