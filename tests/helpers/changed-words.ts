import { vi } from 'vitest';
import { CallError } from '@/api/core/call-error';
import { showNewWords } from '@/components/blocks/consent-text/shown-words';
import { consentVersion, type ConsentKind } from '@/lib/domain/consent-texts';

const FIELDS: Readonly<Record<ConsentKind, string>> = {
  'personal-data': 'agreement',
  mailing: 'mailing_agreement',
};
const JSON_API = { 'content-type': 'application/vnd.api+json' };
export const NEW_VERSION = '2027-01-1';

const refusal = (kind: ConsentKind, version: string) => ({
  status: '422',
  code: 'consent-changed',
  detail: 'Текст изменился.',
  source: { pointer: `/data/attributes/${FIELDS[kind]}` },
  meta: { consent: { kind, version, title: 'Согласие', paragraphs: ['Новые слова.'] } },
});

/** Response of the services to a consent whose text has changed since. */
export const wordsChanged = (kind: ConsentKind) =>
  Response.json({ errors: [refusal(kind, NEW_VERSION)] }, { status: 422, headers: JSON_API });

/** Refuses every call with that response; returns the attributes of the calls as they are sent. */
export function refuseChangedWords(kind: ConsentKind): Record<string, unknown>[] {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_address: string, init?: RequestInit) => {
    const { data } = JSON.parse(String(init?.body)) as { data: { attributes: Record<string, unknown> } };
    sent.push(data.attributes);
    return wordsChanged(kind);
  });
  return sent;
}

/** Restores the page's own text of the consent. */
export const showOwnWords = (kind: ConsentKind) =>
  showNewWords(new CallError(422, [refusal(kind, consentVersion(kind))]));
