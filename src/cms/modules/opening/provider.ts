import { eq } from 'drizzle-orm';
import { saveProvider as saving } from '#src/contract/desk/save-provider.ts';
import { NO_PROVIDER, PLAIN_FIELDS, type Provider, WORDED_FIELDS } from '#src/domains/provider.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { readEmail } from '#src/rules/fields/email.ts';
import { changeContent, type Transaction } from '../../content/change-content.ts';
import { assertVersion, holdFor, withVersion } from '../../content/version-conflict.ts';
import type { Orm } from '../../db/orm.ts';
import { CONFIG_TAG } from '../../db/purge.ts';
import { installation } from '../../db/schema/index.ts';
import { privateAnswer } from '../../http/answer.ts';
import type { ApiContext } from '../../http/request.ts';
import { readWrite } from '../../http/sent-values.ts';
import { collectViolations } from '../../identity/read-credentials.ts';

const KEY = 'provider';

/** Who offers this installation: one record for all its sites. */
export async function providerIn(db: Orm | Transaction): Promise<Provider> {
  const [row] = await db.select().from(installation).where(eq(installation.key, KEY));
  return { ...NO_PROVIDER, ...(row?.value as Partial<Provider> | undefined) };
}

async function keepProvider(tx: Transaction, value: Provider): Promise<void> {
  await tx
    .insert(installation)
    .values({ key: KEY, value })
    .onConflictDoUpdate({ target: installation.key, set: { value } });
}

/** The texts as they are kept: trimmed, and none that the record does not have. */
function trimmed(sent: Provider): Provider {
  const plain = Object.fromEntries(PLAIN_FIELDS.map((field) => [field, sent[field].trim()]));
  const worded = Object.fromEntries(
    WORDED_FIELDS.map((field) => [field, { nl: sent[field].nl.trim(), en: sent[field].en.trim() }]),
  );
  const { isCareProvider, approvedOn } = sent;
  return { ...NO_PROVIDER, ...plain, ...worded, isCareProvider, approvedOn, mailSender: sent.mailSender.trim() };
}

export const showProviderSettings = async (c: ApiContext): Promise<Response> =>
  privateAnswer(c, withVersion(await providerIn(c.var.system.database.db)));

/** Sets everything about the provider; resolves when no process answers with what was before. */
export async function saveProviderSettings(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const { version, ...sent } = (await readWrite(c, saving)) as unknown as Provider & { readonly version: string };
  const provider = collectViolations(c, (refuse) => {
    const given = trimmed(sent);
    if (given.mail !== '' && !readEmail(given.mail).ok) refuse('mail', 'invalid');
    if (given.approvedOn !== '' && !isCalendarDate(given.approvedOn)) refuse('approvedOn', 'invalid');
    return given;
  });
  const saved = await changeContent(system, async (tx) => {
    await holdFor(tx, KEY);
    assertVersion(withVersion(await providerIn(tx)), version);
    await keepProvider(tx, provider);
    return { value: withVersion(await providerIn(tx)), tags: [CONFIG_TAG] };
  });
  return privateAnswer(c, saved);
}
