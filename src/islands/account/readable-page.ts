import type { MyData } from '#src/contract/my-data.ts';
import type { Language } from '#src/domains/domain.ts';
import { hasTime } from '#src/rules/hard-moment/urge.ts';

interface PageTexts {
  readonly title: string;
  readonly language: Language;
  readonly t: (key: string) => string;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeText = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);

/** Members that are only useful for programs. */
const FOR_PROGRAMS: ReadonlySet<string> = new Set(['format', 'version', 'uuid']);

const listReadableEntries = (data: object) => Object.entries(data).filter(([name]) => !FOR_PROGRAMS.has(name));

const isEmpty = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Returns the label of a wire name; an unknown name is returned unchanged. */
function getLabel(name: string, t: PageTexts['t']): string {
  const key = `account.data.names.${name}`;
  const text = t(key);
  return text === key ? name : text;
}

function formatInstant(text: string, language: Language): string | null {
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(text) || Number.isNaN(Date.parse(text))) return null;
  const locale = language === 'nl' ? 'nl-NL' : 'en-GB';
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: hasTime({ at: text }) ? 'short' : undefined,
    timeZone: 'Europe/Amsterdam',
  }).format(new Date(text));
}

function write(value: unknown, texts: PageTexts): string {
  const { t, language } = texts;
  if (isEmpty(value)) return `<p>${escapeText(t('account.data.nothing'))}</p>`;
  if (Array.isArray(value)) return `<ol>${value.map((item) => `<li>${write(item, texts)}</li>`).join('')}</ol>`;
  if (typeof value === 'object') {
    const entries = listReadableEntries(value as object).map(
      ([name, item]) => `<dt>${escapeText(getLabel(name, t))}</dt><dd>${write(item, texts)}</dd>`,
    );
    return `<dl>${entries.join('')}</dl>`;
  }
  if (typeof value === 'boolean') return `<p>${escapeText(t(value ? 'account.data.yes' : 'account.data.no'))}</p>`;
  const text = String(value);
  return `<p>${escapeText(formatInstant(text, language) ?? text).replaceAll('\n', '<br>')}</p>`;
}

const LOOK = `body{font:1.1rem/1.5 system-ui,sans-serif;max-width:50rem;margin:2rem auto;padding:0 1rem}
dt{font-weight:700;margin-top:.75rem}dd{margin:0 0 0 1rem}p{margin:0;overflow-wrap:anywhere}li{margin-bottom:1rem}
h2{margin-top:2.5rem;border-top:2px solid;padding-top:1rem}
@page{margin:2cm}@media print{body{max-width:none;margin:0;padding:0;font-size:11pt;color:#000;background:#fff}
h2{break-after:avoid}dt{break-after:avoid}li{break-inside:avoid-page}}`;

/** Renders all stored data as a standalone HTML page: a heading for each part, and a label for each value. */
export function renderReadablePage(data: MyData, texts: PageTexts): string {
  const { title, language, t } = texts;
  const parts = listReadableEntries(data).map(
    ([name, item]) => `<section><h2>${escapeText(getLabel(name, t))}</h2>${write(item, texts)}</section>`,
  );
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeText(title)}</title><style>${LOOK}</style></head>
<body><main><h1>${escapeText(title)}</h1>${parts.join('\n')}</main></body></html>
`;
}
