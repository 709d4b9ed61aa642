import { personalTextsBody } from '#src/contract/hard-moment/personal-texts.ts';
import { isRecord } from '#src/contract/wire.ts';
import {
  type DatedPersonalTexts,
  NO_PERSONAL_TEXTS,
  PERSONAL_TEXT_PARTS,
  type PersonalTextPart,
} from '#src/rules/hard-moment/personal-texts.ts';
import { personalTextsTable } from '../../db/schema/index.ts';
import { type ImportedRow, type ImportPart, parseImportedRow, readRowTime } from '../../http/import-part.ts';
import { toStoredChange } from './personal-texts.ts';
import { encryptPersonalTexts, readStoredPersonalTexts } from './personal-texts-row.ts';

const NAME = 'ownThings';

/** Returns the parts of a row that the user changed, each with its time. */
function listChangedParts(row: ImportedRow): readonly PersonalTextPart[] {
  const { changed } = row;
  return isRecord(changed) ? PERSONAL_TEXT_PARTS.filter((part) => typeof changed[part] === 'string') : [];
}

/** Imports the user's own texts for a hard moment. Parts that were changed here remain. */
export const importPersonalTexts: ImportPart = {
  name: NAME,
  read: async ({ c, uid }, rows) => {
    const { keys, now } = c.var.system;
    const [row] = rows;
    if (row === undefined) return { found: 0, keep: async () => 0 };
    const { changed: moments, ...sent } = row;
    const coming = {
      ...NO_PERSONAL_TEXTS,
      ...toStoredChange(await parseImportedRow(c, NAME, 0, personalTextsBody, sent)),
    };
    const parts = listChangedParts(row);
    return {
      found: parts.length === 0 ? 0 : 1,
      keep: async (tx) => {
        const storedPersonalTexts = await readStoredPersonalTexts(tx, keys, uid);
        const free = parts.filter((part) => storedPersonalTexts?.things.changed[part] === undefined);
        if (free.length === 0) return 0;
        const importedMoments = isRecord(moments) ? moments : {};
        const texts: DatedPersonalTexts = {
          ...(storedPersonalTexts?.things ?? NO_PERSONAL_TEXTS),
          ...Object.fromEntries(free.map((part) => [part, coming[part]])),
          changed: {
            ...storedPersonalTexts?.things.changed,
            ...Object.fromEntries(free.map((part) => [part, readRowTime(c, importedMoments[part]).toISOString()])),
          },
        };
        const values = {
          data: encryptPersonalTexts(keys, uid, texts),
          revision: (storedPersonalTexts?.revision ?? 0) + 1,
          changedAt: now(),
        };
        await tx
          .insert(personalTextsTable)
          .values({ uid, ...values })
          .onConflictDoUpdate({ target: personalTextsTable.uid, set: values });
        return 1;
      },
    };
  },
};
