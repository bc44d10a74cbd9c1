import { parseArgs } from 'node:util';
import { z } from 'zod';
import { email as emailRule } from '@/lib/validation/rules';
import type { Ctx } from './http/context';
import { saveBrand } from './services/brands/save-brand';
import { addPharmacy } from './services/pharmacies/add-pharmacy';
import { createAdmin, raiseToAdmin } from './services/user/appoint-admin';

export const USAGE = `npm run admin -- create you@company.example ["Фамилия Имя Отчество"]   a new account with an admin's rights
npm run admin -- raise you@company.example                             an admin's rights for somebody who has an account
npm run admin -- brand <slug> <name> [--position 2]                     adds a brand, or renames and moves it
npm run admin -- pharmacy <city> <chain> <name> <address> [--zone Asia/Omsk]   adds a pharmacy, with its city and chain`;

const emailOf = (given: string | undefined) => {
  const read = emailRule().safeParse(given ?? '');
  if (!read.success) throw new Error(`«${given ?? ''}» is no e-mail.\n${USAGE}`);
  return read.data;
};

async function create(ctx: Ctx, [address, fullName]: string[]): Promise<string> {
  const email = emailOf(address);
  const [lastName = '', firstName = 'Администратор', middleName = ''] = fullName?.trim().split(/\s+/) ?? [];
  const { link } = await createAdmin(ctx, { email, firstName, lastName, middleName });
  if (link === null) return `${email} is an admin. The link that sets the password was sent to that address.`;
  return `${email} is an admin. This link sets the password, once and within an hour:\n${link}`;
}

async function raise(ctx: Ctx, [address]: string[]): Promise<string> {
  const email = emailOf(address);
  await raiseToAdmin(ctx, email);
  return `${email} is an admin now.`;
}

const place = z.coerce.number().int().min(0).max(1000).optional();

async function brand(ctx: Ctx, [slug = '', name = '']: string[], position?: string): Promise<string> {
  const at = place.safeParse(position);
  if (!slug || !name.trim() || !at.success) throw new Error(USAGE);
  await saveBrand(ctx, { slug, name: name.trim(), position: at.data });
  return `The brand ${slug} is «${name.trim()}».`;
}

const isZone = (zone: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('ru', { timeZone: zone }));
  } catch {
    return false;
  }
};

async function pharmacy(ctx: Ctx, words: string[], timeZone?: string): Promise<string> {
  const [city = '', chain = '', name = '', address = ''] = words.map((word) => word.trim());
  if (!city || !chain || !name || !address) throw new Error(USAGE);
  if (timeZone !== undefined && !isZone(timeZone))
    throw new Error(`«${timeZone}» is no time zone.\n${USAGE}`);
  const isNew = await addPharmacy(ctx, { city, chain, name, address, timeZone });
  return isNew ? `«${name}» in ${city} can be chosen.` : `«${name}» in ${city} is there already.`;
}

/**
 * Runs a command of the command line and returns the text to print. Throws with a message for the person at the
 * terminal.
 */
export function runCommand(ctx: Ctx, words: string[]): Promise<string> {
  const { positionals, values } = parseArgs({
    args: words,
    allowPositionals: true,
    options: { position: { type: 'string' }, zone: { type: 'string' } },
  });
  const [command, ...rest] = positionals;
  if (command === 'create') return create(ctx, rest);
  if (command === 'raise') return raise(ctx, rest);
  if (command === 'brand') return brand(ctx, rest, values.position);
  if (command === 'pharmacy') return pharmacy(ctx, rest, values.zone);
  return Promise.reject(new Error(USAGE));
}
