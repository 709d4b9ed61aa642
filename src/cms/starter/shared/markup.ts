import { toDangerBlock } from '#src/domains/danger/danger-block.ts';
import type { DangerKind } from '#src/domains/danger/kinds.ts';
import type { Language, Localised } from '#src/domains/domain.ts';
import { GP_CONDITIONS, SAFETY_TEXTS, type SafetyKey } from '#src/domains/safety-texts.ts';

/** Renders paragraphs of rich text: each argument becomes one `<p>`. */
export function p(...texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

/** Renders a list with dots: each argument becomes one item. */
export function ul(...items: readonly string[]): string {
  return `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
}

/** Renders the numbered steps of a text block with appearance "walk": each name in bold, then its text. */
export function steps(...items: readonly (readonly [name: string, text: string])[]): string {
  return `<ol>${items.map(([name, text]) => `<li><strong>${name}</strong> ${text}</li>`).join('')}</ol>`;
}

/** Renders a telephone number as a link; spaces and hyphens are only displayed. */
export function tel(number: string): string {
  return `<a href="tel:${number.replace(/[^0-9]/g, '')}">${number}</a>`;
}

/** Renders an 0900 number as a link, always with the note that the call is not free. */
export function paidTel(number: string, language: Language): string {
  return `${tel(number)} (${language === 'nl' ? 'niet gratis' : 'not free'})`;
}

/** Renders the numbers of a sentence as links. */
const withLinks = (text: string): string => text.replace(/\b(112|113(?!\.nl)|0800-0113)\b/g, tel);

/** Renders a safety sentence in one language, its numbers as links. */
export function safety(key: SafetyKey, language: Language): string {
  return withLinks(SAFETY_TEXTS[key][language]);
}

const CALL: Localised = { nl: 'Bel', en: 'Call' };
const SAY: Localised = { nl: 'Zeg aan de telefoon:', en: 'On the phone, you can say:' };

/** Returns the sentence to say in the call about a danger. */
export function dangerSay(kind: DangerKind, language: Language): string {
  const { say, sayTo } = toDangerBlock(kind, language);
  return `${sayTo ?? SAY[language]} ${say}`;
}

/** Renders the advice on a danger as on the page after a yes, its numbers as links. */
export function dangerAdvice(kind: DangerKind, language: Language): string {
  const { title, answer, calls, rest } = toDangerBlock(kind, language);
  const numbers = calls.flatMap(({ name, phone }) => {
    if (phone === undefined) return [];
    const person = name.includes(phone) ? '' : `${name}: `;
    return [`<strong>${CALL[language]} ${person}${tel(phone)}.</strong>`];
  });
  return p(`<strong>${title}.</strong> ${withLinks(answer)}`, ...numbers, dangerSay(kind, language), withLinks(rest));
}

/** Returns a safety sentence for a text without markup. */
export const safetyText = (key: SafetyKey, language: Language): string => SAFETY_TEXTS[key][language];

/** Renders the sentence and its list for persons who call a GP before changing anything. */
export function gpFirst(language: Language): string {
  return `${p(safety('gpFirst', language))}${ul(...GP_CONDITIONS.map((item) => item[language]))}`;
}
