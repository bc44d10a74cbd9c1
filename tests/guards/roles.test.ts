import { expect, test } from 'vitest';
import { files, read } from './files';

/** Code that searches or counts a person's roles itself. */
const BY_HAND = /\broles\??\.(?:length\b|includes\(|some\(|every\(|find\()|\.some\(\(role\) =>/;

test('who somebody is, is asked of lib/access: `can`, `isAdmin`, `isPharmacist`, `isOneOf`', () => {
  const sources = files(/^(app|api|backend|components|lib)\/.*\.tsx?$|^middleware\.ts$/).filter(
    (name) => !/\.test\.|^lib\/access\/|^backend\/demo\//.test(name),
  );
  expect(sources.filter((name) => BY_HAND.test(read(name)))).toEqual([]);
});
