import { and, eq, inArray } from 'drizzle-orm';
import { isMedal, PHASE_RULE, type TermContent, type Vocabulary } from '#src/contract/desk/terms.ts';
import type { Language } from '#src/domains/domain.ts';
import type { Transaction } from '../../content/change-content.ts';
import { media, terms } from '../../db/schema/index.ts';
import { ValidationFailure } from '../../http/api-error.ts';
import { getServerText, type NamespaceKey } from '../../http/server-texts.ts';
import type { MediaRow } from '../media/media-item.ts';
import { listDomainsWithPosts } from './term-uses.ts';

type TermProblem = NamespaceKey<'terms'>;

function listRefusedValues(vocabulary: Vocabulary, { rule, phase, image }: TermContent): readonly TermProblem[] {
  const isBadge = vocabulary === 'badges';
  // True if there is exactly one image: a drawing or a picture.
  const isClear = image === null || Object.values(image).filter(Boolean).length === 1;
  return [
    ...(isBadge && rule === null ? (['rule'] as const) : []),
    ...(isBadge && rule !== null && (rule === PHASE_RULE) !== (phase !== null) ? (['phase'] as const) : []),
    ...(!isClear || (isMedal(vocabulary) && image === null) ? (['image'] as const) : []),
  ];
}

async function getPicture(tx: Transaction, { image }: TermContent): Promise<MediaRow | undefined> {
  if (image === null || !('media' in image) || !image.media) return undefined;
  const [row] = await tx.select().from(media).where(eq(media.uuid, image.media));
  return row;
}

async function areBadges(tx: Transaction, uuids: readonly string[]): Promise<boolean> {
  if (uuids.length === 0) return true;
  const isBadge = and(eq(terms.vocabulary, 'badges'), inArray(terms.uuid, [...uuids]));
  return (await tx.select({ tid: terms.tid }).from(terms).where(isBadge)).length === new Set(uuids).size;
}

/** Refuses content that a vocabulary does not allow; returns the file of its image. `tid` is null for a new term. */
export async function checkTerm(
  tx: Transaction,
  { vocabulary, tid, language }: { vocabulary: Vocabulary; tid: number | null; language: Language },
  content: TermContent,
): Promise<MediaRow | undefined> {
  const picture = await getPicture(tx, content);
  const isFile = content.image !== null && 'media' in content.image && Boolean(content.image.media);
  const posts = tid === null ? [] : await listDomainsWithPosts(tx, tid);
  const errors: readonly TermProblem[] = [
    ...listRefusedValues(vocabulary, content),
    ...(isFile && !picture ? (['image'] as const) : []),
    ...((await areBadges(tx, content.badges)) ? [] : (['badges'] as const)),
    ...(posts.every((domain) => content.domains.some((key) => key === domain)) ? [] : (['domains'] as const)),
  ];
  if (errors.length > 0)
    throw new ValidationFailure(errors.map((field) => ({ field, text: getServerText(`terms.${field}`, language) })));
  return picture;
}
