import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import type { MailName } from '#src/cms/mail/define-mail.ts';
import { getMailFolder, type WrittenMail } from '#src/cms/mail/transport.ts';
import { LANGUAGES, type Language } from '#src/domains/domain.ts';

/** Path of mails on the development server. */
export const MAILS_PATH = '/mails';

interface MailParts {
  readonly dataDir: string;
  readonly load: (path: string) => Promise<Record<string, unknown>>;
}

/** Example link in a mail preview. */
const LINK = 'https://zelfhulp.example/l/voorbeeld';

async function readWrittenMails(dataDir: string): Promise<readonly WrittenMail[]> {
  const folder = getMailFolder(dataDir);
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith('.json'));
  const mails = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(join(folder, file), 'utf8')) as WrittenMail),
  );
  return mails.sort((a, b) => b.at.localeCompare(a.at));
}

async function loadExamples({ load }: MailParts) {
  const { MAIL_EXAMPLES } = (await load('/src/cms/mail/examples.ts')) as typeof import('#src/cms/mail/examples.ts');
  return MAIL_EXAMPLES;
}

async function renderList(parts: MailParts): Promise<string> {
  const examples = Object.entries(await loadExamples(parts)).flatMap(([mail, sets]) =>
    Object.keys(sets).flatMap((name) => LANGUAGES.map((language) => [mail, name, language] as const)),
  );
  const { renderMailList: draw } = (await parts.load(
    '/src/cms/mail/frame/MailList.tsx',
  )) as typeof import('#src/cms/mail/frame/MailList.tsx');
  return draw({
    written: (await readWrittenMails(parts.dataDir)).map((mail) => ({ ...mail, href: `${MAILS_PATH}/${mail.id}` })),
    previews: examples.map((example) => ({
      title: example.join(', '),
      href: [`${MAILS_PATH}/examples`, ...example.map(encodeURIComponent)].join('/'),
    })),
  });
}

async function renderExample(parts: MailParts, [mail, name, language]: readonly string[]): Promise<string | null> {
  const examples = await loadExamples(parts);
  const values = examples[mail as MailName]?.[name ?? ''];
  if (!values || !LANGUAGES.some((option) => option === language)) return null;
  const { renderMail } = (await parts.load(
    '/src/cms/mail/render-mail.ts',
  )) as typeof import('#src/cms/mail/render-mail.ts');
  return renderMail(mail as MailName, { language: language as Language, link: LINK, secondLink: LINK, values }).html;
}

async function renderPage(path: string, parts: MailParts): Promise<string | null> {
  const [first, ...rest] = path.slice(MAILS_PATH.length).split('/').filter(Boolean).map(decodeURIComponent);
  if (first === undefined) return renderList(parts);
  if (first === 'examples') return renderExample(parts, rest);
  if (rest.length > 0 || !/^[\w-]+$/.test(first)) return null;
  return readFile(join(getMailFolder(parts.dataDir), `${first}.html`), 'utf8').catch(() => null);
}

/** Serves the mails that were written to files, and examples of all kinds of mail. Returns false for other paths. */
export async function serveMails(res: ServerResponse, path: string, parts: MailParts): Promise<boolean> {
  if (path !== MAILS_PATH && !path.startsWith(`${MAILS_PATH}/`)) return false;
  const html = await renderPage(path, parts);
  if (html === null) return false;
  res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(html);
  return true;
}
