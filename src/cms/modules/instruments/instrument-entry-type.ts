import { eq } from 'drizzle-orm';
import { object } from 'yup';
import type { SelfTestApproval, SelfTestInputs } from '#src/contract/desk/self-tests.ts';
import { selfTestTexts } from '#src/contract/desk/self-tests.ts';
import type { Form } from '#src/contract/forms/form.ts';
import { selfTestForm } from '#src/contract/forms/self-test.ts';
import type { Language } from '#src/domains/domain.ts';
import { moveToBin } from '../../content/bin.ts';
import type { Transaction } from '../../content/change-content.ts';
import type { Actor } from '../../content/entry-type.ts';
import type { FullEntryType } from '../../content/publish-entry.ts';
import { lockByName } from '../../content/version-conflict.ts';
import { instruments } from '../../db/schema/index.ts';
import { readFormValues } from '../../http/form-values.ts';
import { readContent } from '../../http/read-request.ts';
import { findDeskSelfTest } from './instruments.ts';

/** Parses the values of a form; throws ValidationFailure with the form's texts. */
export const parseForm = <T extends object, V>(form: Form<T, V>, input: T, language: Language): V =>
  readFormValues(form, input, { language, textKey: 'desk-library.selfTests.errors' });

/** Validates the texts of a self-test for storage; throws ValidationFailure. */
export const parseSelfTest = (input: SelfTestInputs, language: Language): SelfTestInputs =>
  parseForm(selfTestForm, { ...input }, language) as unknown as SelfTestInputs;

/** Locks a self-test until the transaction ends, also if it has no row. */
export async function lockTest(tx: Transaction, id: string) {
  await lockByName(tx, `self-test ${id}`);
  return findDeskSelfTest(tx, id);
}

/** Overwrites a self-test; changed texts are not offered until they are approved again. */
export async function overwriteTest(
  tx: Transaction,
  input: SelfTestInputs,
  { clearance, at }: { readonly clearance: SelfTestApproval | null; readonly at: Date },
): Promise<void> {
  const existingTest = await findDeskSelfTest(tx, input.id);
  const row = { typed: input, clearance, revision: (existingTest?.revision ?? 0) + 1, changedAt: at };
  await tx
    .insert(instruments)
    .values({ id: input.id, ...row })
    .onConflictDoUpdate({ target: instruments.id, set: row });
}

async function withdrawTest(tx: Transaction, id: string): Promise<readonly string[]> {
  await tx.update(instruments).set({ clearance: null }).where(eq(instruments.id, id));
  // No cache tags, as the available self-tests are read on every request.
  return [];
}

/** Versioned content of a self-test. The approval applies to a given content and is not part of it. */
interface SelfTestContent {
  readonly typed: SelfTestInputs;
}

const readTypedTest = (content: unknown) => (content as Partial<SelfTestContent> | null)?.typed;

/** Entry type of a self-test in both its languages. */
export const selfTestEntryType = {
  kind: 'self-test',
  access: 'editor',
  placeOf: async (tx, key, content) => {
    const selfTest = await findDeskSelfTest(tx, key);
    const domains = [selfTest?.typed.domain, readTypedTest(content)?.domain];
    return { domains: domains.flatMap((domain) => (typeof domain === 'string' ? [domain] : [])), language: null };
  },
  content: {
    read: async (tx, key) => {
      const test = await lockTest(tx, key);
      return test ? { typed: test.typed } : null;
    },
    write: async (tx, key, content, { at, language }) => {
      const { typed } = await readContent(content, object({ typed: selfTestTexts.required() }), language);
      await overwriteTest(tx, parseSelfTest({ ...(typed as SelfTestInputs), id: key }, language), {
        clearance: null,
        at,
      });
      return [];
    },
  },
  hide: withdrawTest,
  cameBack: withdrawTest,
} as const satisfies FullEntryType;

/** Deletes a self-test; it can be restored from the bin. Users' results remain. */
export async function binTest(tx: Transaction, { id, titleNl, domain }: SelfTestInputs, actor: Actor): Promise<void> {
  const parts = [{ table: 'instruments', column: 'id', value: id }];
  await moveToBin(tx, { kind: 'self-test', key: id, name: titleNl, domains: [domain] }, parts, actor);
  await tx.delete(instruments).where(eq(instruments.id, id));
}
