import { NOTIFICATION_RULES, type NotificationData, type NotificationKind } from '@/lib/domain/notification';
import { SIGNED } from './letters';
import type { Letter } from './mailer';

export interface NotificationLetter {
  to: string;
  /** Empty if unknown. */
  name: string;
  kind: NotificationKind;
  data: NotificationData;
  /** Absolute URL that the notification links to. */
  link: string;
  /** URL of a page with a button, so that a scanner that opens every link changes nothing. */
  unsubscribePage: string;
  /** URL that a mail program posts to by itself (RFC 8058). */
  unsubscribeCall: string;
  /** URL of the account's notification settings. */
  settings: string;
  /** Calendar entries that the notification changes, as the text of an .ics file. */
  calendar?: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const html = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const greeting = (name: string) => (name ? `Здравствуйте, ${name}!` : 'Здравствуйте!');
const stopWords = (kind: NotificationKind) =>
  `Вы получили это письмо, потому что в личном кабинете включены письма «${NOTIFICATION_RULES[kind].name}».`;

function textOf({ name, kind, data, link, unsubscribePage, settings }: NotificationLetter): string {
  return [
    greeting(name),
    data.title,
    ...(data.text ? [data.text] : []),
    `Открыть на портале: ${link}`,
    SIGNED,
    '--',
    stopWords(kind),
    `Больше не присылать такие письма: ${unsubscribePage}`,
    `Настроить уведомления: ${settings}`,
  ].join('\n\n');
}

/** Colours of the portal as literals: mail programs do not support custom properties. */
function htmlOf({ name, kind, data, link, unsubscribePage, settings }: NotificationLetter): string {
  const font = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
  const small = `margin:0 0 8px;font-size:13px;line-height:1.5;color:#5a6c75`;
  const anchor = (href: string, words: string, style = 'color:#00738b') =>
    `<a href="${html(href)}" style="${style}">${html(words)}</a>`;
  const button =
    'display:inline-block;padding:12px 22px;border-radius:10px;background:#00738b;color:#ffffff;text-decoration:none;font-weight:600';
  return `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${html(data.title)}</title></head>
<body style="margin:0;padding:24px 12px;background:#f3f6f7;${font};color:#12262f">
<div style="max-width:560px;margin:0 auto;padding:28px 24px;border-radius:16px;background:#ffffff">
<p style="margin:0 0 16px;font-size:15px;line-height:1.5">${html(greeting(name))}</p>
<h1 style="margin:0 0 12px;font-size:22px;line-height:1.3">${html(data.title)}</h1>
${data.text ? `<p style="margin:0 0 20px;font-size:16px;line-height:1.55;white-space:pre-line">${html(data.text)}</p>` : ''}
<p style="margin:0 0 24px">${anchor(link, 'Открыть на портале', button)}</p>
<p style="margin:0;font-size:15px;line-height:1.5">${html(SIGNED)}</p>
</div>
<div style="max-width:560px;margin:16px auto 0;padding:0 24px">
<p style="${small}">${html(stopWords(kind))}</p>
<p style="${small}">${anchor(unsubscribePage, 'Больше не присылать такие письма')} · ${anchor(settings, 'Настроить уведомления')}</p>
</div>
</body></html>`;
}

const calendarOf = (content: string) => ({
  filename: 'trening.ics',
  content,
  contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
});

/**
 * Builds the letter of a notification: text and HTML, and the headers by which a mail program offers to unsubscribe.
 */
export function notificationLetter(letter: NotificationLetter): Letter {
  return {
    to: letter.to,
    subject: letter.data.title,
    text: textOf(letter),
    html: htmlOf(letter),
    ...(letter.calendar ? { attachments: [calendarOf(letter.calendar)] } : {}),
    headers: {
      'List-Unsubscribe': `<${letter.unsubscribeCall}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
