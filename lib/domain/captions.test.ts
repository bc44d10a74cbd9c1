import { expect, test } from 'vitest';
import { findCues, readCaptions } from './captions';

const VTT = `WEBVTT

NOTE made by hand

1
00:01.500 --> 00:04.000 line:80%
Крем наносят
<b>двумя</b> полосками.

01:02:03.000 --> 01:02:05.000
Ещё раз через два часа.

broken --> line
nothing
`;

test('lines with their seconds, tags and settings left out', () => {
  expect(readCaptions(VTT)).toEqual([
    { start: 1.5, text: 'Крем наносят двумя полосками.' },
    { start: 3723, text: 'Ещё раз через два часа.' },
  ]);
  expect(readCaptions(VTT.replaceAll('\n', '\r\n'))).toHaveLength(2);
  expect(readCaptions('')).toEqual([]);
});

test('words are found in any case and with either «е»', () => {
  const cues = readCaptions(VTT);
  expect(findCues(cues, ' ЕЩЕ раз')).toEqual([cues[1]]);
  expect(findCues(cues, '')).toEqual(cues);
  expect(findCues(cues, 'лосьон')).toEqual([]);
});
