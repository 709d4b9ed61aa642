import {
  savePersonalTexts as operation,
  type PersonalTextsBody,
  personalTextsBody,
} from '#src/contract/hard-moment/personal-texts.ts';
import {
  type DatedPersonalTexts,
  PERSONAL_TEXT_PARTS,
  type PersonalTexts,
} from '#src/rules/hard-moment/personal-texts.ts';
import { personalTextsTable } from '../../db/schema/index.ts';
import { respondPrivately } from '../../http/answer.ts';
import { createConflictError } from '../../http/api-error.ts';
import { readIfMatch } from '../../http/if-match.ts';
import { recordFailedAttempt } from '../../http/limits.ts';
import type { ApiContext } from '../../http/request.ts';
import { lockUser, requireSession } from '../../identity/find-user.ts';
import { mentionsSuicide } from '../suicide-words/suicide-words.ts';
import { encryptPersonalTexts, readVisiblePersonalTexts } from './personal-texts-row.ts';
import { readHardMomentBody } from './read-personal-texts.ts';

const getPerson = (c: ApiContext) => ({ uid: requireSession(c).uid, domain: c.var.domain.key });

const getWire = ({ sentence, list, card, person, signs }: PersonalTexts, revision: number, isHelpShown = false) => ({
  sentence,
  list,
  card,
  person,
  signs,
  revision,
  help_shown: isHelpShown,
});

/** Returns the caller's own texts. */
export async function showPersonalTexts(c: ApiContext): Promise<Response> {
  const { database, keys } = c.var.system;
  const { shown, revision } = await readVisiblePersonalTexts(database.db, keys, getPerson(c));
  c.header('ETag', `"${revision}"`);
  return respondPrivately(c, getWire(shown, revision));
}

const notEmpty = (text: string | null | undefined): text is string => typeof text === 'string' && text !== '';

/** Converts the sent parts to their stored form: an empty text becomes null. */
export function toStoredChange({ sentence, list, card, person, signs }: PersonalTextsBody): Partial<PersonalTexts> {
  const lines = card === undefined ? undefined : Object.entries(card).filter(([, text]) => notEmpty(text));
  return {
    ...(sentence === undefined ? {} : { sentence: notEmpty(sentence) ? sentence : null }),
    ...(list === undefined ? {} : { list }),
    ...(signs === undefined ? {} : { signs }),
    ...(lines === undefined ? {} : { card: Object.fromEntries(lines) }),
    ...(person === undefined
      ? {}
      : {
          person: person === null ? null : { name: person.name, phone: notEmpty(person.phone) ? person.phone : null },
        }),
  };
}

const getTexts = ({ sentence, list, card, person, signs }: Partial<PersonalTexts>): readonly string[] => [
  sentence ?? '',
  ...(list ?? []),
  ...Object.values(card ?? {}),
  person?.name ?? '',
  ...(signs ?? []),
];

/** Changes the parts that were sent; if another tab saved first, responds with the stored ones. */
export async function changePersonalTexts(c: ApiContext): Promise<Response> {
  const { system } = c.var;
  const person = getPerson(c);
  const change = toStoredChange(await readHardMomentBody(c, operation, personalTextsBody));
  await recordFailedAttempt(c, 'hard-moment-write', person.uid);
  const now = system.now();
  const changed = await system.database.db.transaction(async (tx) => {
    await lockUser(tx, person.uid);
    const { shown, kept, revision } = await readVisiblePersonalTexts(tx, system.keys, person);
    if ((readIfMatch(c) ?? revision) !== revision) {
      throw createConflictError(getWire(shown, revision));
    }
    const sentParts = PERSONAL_TEXT_PARTS.filter((part) => part in change);
    const changes = { ...kept?.changed, ...Object.fromEntries(sentParts.map((part) => [part, now.toISOString()])) };
    const texts: DatedPersonalTexts = { ...shown, ...change, changed: changes };
    const row = { data: encryptPersonalTexts(system.keys, person.uid, texts), revision: revision + 1, changedAt: now };
    await tx
      .insert(personalTextsTable)
      .values({ uid: person.uid, ...row })
      .onConflictDoUpdate({ target: personalTextsTable.uid, set: row });
    return { things: texts, revision: row.revision };
  });
  c.header('ETag', `"${changed.revision}"`);
  const isHelpShown = await mentionsSuicide(system.database.db, getTexts(change));
  return respondPrivately(c, getWire(changed.things, changed.revision, isHelpShown));
}
