import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Decodes an `.eml` file, quoted-printable or base64; of a multipart letter every part, after the letter's head. */
function textOf(letter: string): string {
  const [head = '', ...rest] = letter.split('\n\n');
  const body = rest.join('\n\n');
  const boundary = /boundary="([^"]+)"/.exec(head)?.[1];
  if (boundary)
    return [
      head,
      ...body
        .split(`--${boundary}`)
        .slice(1, -1)
        .map((part) => textOf(part.trim())),
    ].join('\n\n');
  if (/^content-transfer-encoding: base64/im.test(head)) {
    return `${head}\n\n${Buffer.from(body, 'base64').toString('utf8')}`;
  }
  const bytes = body
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
  return `${head}\n\n${Buffer.from(bytes, 'latin1').toString('utf8')}`;
}

/** Letters that the backend wrote to the address, as text. */
export function lettersTo(email: string): string[] {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mail');
  // the folder is created with the first letter
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.eml'))
    .map(({ name }) => readFileSync(join(folder, name), 'utf8'))
    .filter((letter) => new RegExp(`^To: .*${email.replaceAll('.', '\\.')}`, 'im').test(letter))
    .map(textOf);
}
