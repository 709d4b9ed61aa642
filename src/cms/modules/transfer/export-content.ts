import type { DomainKey } from '#src/domains/domain.ts';
import type { Transaction } from '../../content/change-content.ts';
import { toStableJson } from '../../content/stable-json.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { findMediaBytes } from '../media/stored-bytes.ts';
import { CONTENT_SET_FORMAT, type ContentSet } from './content-set.ts';
import { type MediaRecord, toContentSetPath } from './parts/media.ts';
import { TRANSFER_PARTS } from './parts.ts';

/** Adds the pictures that the records reference. */
async function addPictures(tx: Transaction, set: Map<string, Buffer>, pictures: readonly MediaRecord[]) {
  for (const picture of pictures) {
    const bytes = await findMediaBytes(tx, picture.hash);
    if (!bytes) continue;
    set.set(`media/${picture.uuid}.json`, Buffer.from(toStableJson(picture)));
    set.set(toContentSetPath(picture), bytes);
  }
}

/**
 * Exports all published content of editors, or that of one domain with its pictures. Deterministic: equal content gives
 * equal bytes.
 */
export function handleExportContent(
  system: Pick<ContentSystem, 'database'>,
  domain: DomainKey | null = null,
): Promise<ContentSet> {
  return system.database.db.transaction(
    async (tx) => {
      const set = new Map<string, Buffer>([
        ['set.json', Buffer.from(toStableJson({ format: CONTENT_SET_FORMAT, domain }))],
      ]);
      let pictures: readonly MediaRecord[] = [];
      for (const { folder, stand, domainsOf } of TRANSFER_PARTS) {
        const records = [...(await stand(tx))];
        if (folder === 'media') pictures = records.map(([, record]) => record);
        else
          for (const [name, record] of records) {
            if (domain !== null && !domainsOf(record)?.includes(domain)) continue;
            set.set(`${folder}/${name}.json`, Buffer.from(toStableJson(record)));
          }
      }
      const texts = [...set.values()].map(String).join('\n');
      const exportedPictures = domain === null ? pictures : pictures.filter(({ uuid }) => texts.includes(uuid));
      await addPictures(tx, set, exportedPictures);
      return new Map([...set].sort(([a], [b]) => (a < b ? -1 : 1)));
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}
