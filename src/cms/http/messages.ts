import type { Language, Localised } from '#src/domains/domain.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { getServerText, type NamespaceKey } from './server-texts.ts';

/** Errors for programs that misuse the protocol, in the wording of the content system that they were written for. */
const PROTOCOL = {
  'token-missing': { nl: 'De kop X-CSRF-Token ontbreekt.', en: 'X-CSRF-Token request header is missing.' },
  'token-invalid': { nl: 'De kop X-CSRF-Token klopt niet.', en: 'X-CSRF-Token request header is invalid.' },
  'format-unknown': { nl: 'Dit adres antwoordt alleen in json.', en: 'Supported formats: json.' },
  'type-missing': { nl: 'De kop Content-Type ontbreekt.', en: 'No "Content-Type" request header specified.' },
  'type-unknown': { nl: 'Stuur de inhoud als application/json.', en: 'Send the body as application/json.' },
  'body-broken': { nl: 'De inhoud is geen geldige json.', en: 'Syntax error.' },
  'webform-unknown': { nl: 'Dit formulier is er niet.', en: "Can't load webform." },
} as const satisfies Record<string, Localised>;

type ProtocolKey = keyof typeof PROTOCOL;
export type MessageKey = NamespaceKey<'messages'> | ProtocolKey;

const isProtocol = (key: MessageKey): key is ProtocolKey => Object.hasOwn(PROTOCOL, key);

/** Returns a message in the reader's language; a calendar date among the values is spelled out. */
export function getMessage(key: MessageKey, language: Language, { day }: { readonly day?: string } = {}): string {
  if (isProtocol(key)) return PROTOCOL[key][language];
  const values = day === undefined ? undefined : { day: `${formatDayAndMonth(day, language)} ${day.slice(0, 4)}` };
  return getServerText(`messages.${key}`, language, values);
}

/** Returns the message with the time until a rate limit expires: in minutes, above an hour and a half in hours. */
export function getLimitMessage(language: Language, seconds: number): string {
  const minutes = Math.max(1, Math.ceil(seconds / 60));
  return minutes > 90
    ? getServerText('limit.hours', language, { hours: Math.ceil(minutes / 60) })
    : getServerText('limit.minutes', language, { count: minutes });
}
