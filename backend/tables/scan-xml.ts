import { StringDecoder } from 'node:string_decoder';
import { Parser } from 'htmlparser2';
import { brokenTable } from './table';

export interface XmlEvents {
  /** Names come without their prefix: some makers write `x:row`. */
  open?(name: string, attributes: Readonly<Record<string, string>>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/** Bytes that a scanner may hold back for one name, attribute or comment. */
const MOST_SILENCE = 4 * 1024 * 1024;

const plain = (name: string) => name.slice(name.indexOf(':') + 1);

/** Parses an XML part into events, piece by piece; ignores entities of a DTD. Yields after each piece. */
export async function* scanXml(pieces: AsyncIterable<Buffer>, events: XmlEvents): AsyncGenerator<void> {
  let silence = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        silence = 0;
        events.open?.(plain(name), attributes);
      },
      ontext: (text) => {
        silence = 0;
        events.text?.(text);
      },
      onclosetag: (name) => {
        silence = 0;
        events.close?.(plain(name));
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const decoder = new StringDecoder('utf8');
  for await (const piece of pieces) {
    silence += piece.length;
    if (silence > MOST_SILENCE) throw brokenTable();
    parser.write(decoder.write(piece));
    yield;
  }
  parser.end(decoder.end());
  yield;
}

/** Parses an XML part to its end. */
export async function readXml(pieces: AsyncIterable<Buffer>, events: XmlEvents): Promise<void> {
  for await (const _ of scanXml(pieces, events));
}
