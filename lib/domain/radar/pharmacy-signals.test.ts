import { expect, test } from 'vitest';
import { DAY_MS } from '../moscow';
import { pharmacySignals, type PharmacyFacts } from './pharmacy-signals';

const now = new Date('2026-11-24T09:00:00Z');
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
const calm: PharmacyFacts = { count: 4, countActive: 3, lastVisitAt: ago(10), near: null };
const near = { topic: 'Барьер кожи', startsAt: new Date('2026-12-03T07:00:00Z'), places: 12 };
const said = (more: Partial<PharmacyFacts>) =>
  pharmacySignals({ ...calm, ...more }, now).map(({ kind, text }) => [kind, text.replaceAll('\u00a0', ' ')]);

test.each<[string, Partial<PharmacyFacts>, string[][]]>([
  ['nothing', {}, []],
  ['nobody works there', { count: 0, countActive: 0 }, [['empty', 'Фармацевтов на портале пока нет.']]],
  ['nobody is seen', { countActive: 0 }, [['silent', 'Никто не заходил 30 дней: 4 фармацевта.']]],
  ['two of them are not seen', { count: 5 }, []],
  ['three are not seen', { count: 7, countActive: 4 }, [['quiet', 'Не заходят 3 из 7 фармацевтов.']]],
  [
    'no training for long, and one is near',
    { lastVisitAt: ago(90), near },
    [['untrained', 'На тренинге были 26 августа. 3 декабря в городе «Барьер кожи», 12 мест.']],
  ],
  [
    'never on a training, and one is near without a limit',
    { lastVisitAt: null, near: { ...near, places: null } },
    [['untrained', 'На тренингах ещё не были. 3 декабря в городе «Барьер кожи».']],
  ],
  ['a day less', { lastVisitAt: ago(89), near }, []],
  ['no training near', { lastVisitAt: null }, []],
  [
    'nobody to go to it',
    { count: 0, countActive: 0, lastVisitAt: null, near },
    [['empty', 'Фармацевтов на портале пока нет.']],
  ],
])('%s', (_, facts, expected) => expect(said(facts)).toEqual(expected));
