/**
 * Texts that a person agrees to at registration, each with its version: the only place of both. The portal's owner puts
 * their lawyers' wording here under a new version; stored consents (`consents`) keep the old one's number.
 */
export const CONSENT_TEXTS = {
  'personal-data': {
    version: '2026-11-2',
    title: 'Обработка персональных данных',
    paragraphs: [
      'Я разрешаю владельцу портала хранить и обрабатывать мои имя, контакты и место работы, а также сведения о моём обучении и баллах, чтобы вести учётную запись, начислять баллы и отправлять заказанные подарки.',
      'Третьим лицам данные передаются только для доставки подарков и, если вы разрешили аналитические cookie, для разбора ошибок портала: номер учётной записи и почта.',
      'Согласие можно отозвать: удалите учётную запись в личном кабинете, и персональные данные будут стёрты.',
    ],
  },
  mailing: {
    version: '2026-11-1',
    title: 'Письма о новом',
    paragraphs: [
      'Я согласен получать на указанную почту письма о новых материалах, тренингах и подарках портала.',
      'Это согласие не влияет на регистрацию. Отозвать его можно в любой момент: снимите отметку в личном кабинете.',
    ],
  },
} as const satisfies Record<string, ConsentWords>;

/** Text of a consent and its version. */
export interface ConsentWords {
  version: string;
  title: string;
  paragraphs: readonly string[];
}

export type ConsentKind = keyof typeof CONSENT_TEXTS;

export const consentVersion = (kind: ConsentKind): string => CONSENT_TEXTS[kind].version;

/** The current text as a refusal carries it in `meta.consent`; null when `meta` has no valid one. */
export function consentOf(meta: unknown): { kind: ConsentKind; words: ConsentWords } | null {
  const text = (meta as { consent?: Partial<Record<string, unknown>> } | undefined)?.consent;
  const { kind, version, title, paragraphs } = text ?? {};
  if (typeof kind !== 'string' || !Object.hasOwn(CONSENT_TEXTS, kind)) return null;
  if (typeof version !== 'string' || typeof title !== 'string' || !Array.isArray(paragraphs)) return null;
  const texts = paragraphs.filter((text) => typeof text === 'string');
  if (texts.length === 0) return null;
  return { kind: kind as ConsentKind, words: { version, title, paragraphs: texts } };
}
