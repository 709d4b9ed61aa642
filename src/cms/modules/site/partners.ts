import { inArray } from 'drizzle-orm';
import { MAX_PARTNERS, PARTNER_FORM_TEXTS, partnerFields } from '#src/contract/desk/sites.ts';
import type { Partner } from '#src/contract/get-site-config.ts';
import { DEFAULT_LANGUAGE, type DomainKey, type Language } from '#src/domains/domain.ts';
import { listRowProblems } from '#src/rules/fields/choice.ts';
import { UUID } from '#src/rules/uuid.ts';
import { changeSite } from '../../content/change-site.ts';
import type { Orm } from '../../db/orm.ts';
import type { StoredPartner } from '../../db/schema/index.ts';
import { media } from '../../db/schema/index.ts';
import { ValidationFailure, type Violation } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { getFieldErrorTexts } from '../../http/form-error.ts';
import { toMediaUrl } from '../media/media-item.ts';

type System = Pick<ContentSystem, 'database'>;

async function getLogos(db: Pick<Orm, 'select'>, partners: readonly StoredPartner[]) {
  const uuids = partners.flatMap(({ logo }) => logo ?? []);
  if (uuids.length === 0) return new Map<string, typeof media.$inferSelect>();
  const rows = await db.select().from(media).where(inArray(media.uuid, uuids));
  return new Map(rows.map((row) => [row.uuid, row]));
}

/** Returns the partners on the site, with the tags of their logos; a partner with a deleted logo is shown by name. */
export async function readPartners(
  system: System,
  partners: readonly StoredPartner[],
): Promise<{ readonly partners: readonly Partner[]; readonly tags: readonly string[] }> {
  const logos = await getLogos(system.database.db, partners);
  return {
    partners: partners.map(({ name, href, logo }) => {
      const file = logo === null ? undefined : logos.get(logo);
      return { name, href, logo: file ? { url: toMediaUrl(file), width: file.width, height: file.height } : null };
    }),
    tags: [...logos.values()].map(({ id }) => `media:${id}`),
  };
}

/**
 * Returns the validated partners of a site, in the order of its footer. Refuses a partner without a name, with a URL
 * that is not https, with too long texts, or with a logo that is not in the media library; and too many partners.
 */
export async function checkPartners(
  db: Pick<Orm, 'select'>,
  partners: readonly StoredPartner[],
  language: Language,
): Promise<{ readonly given: readonly StoredPartner[]; readonly violations: readonly Violation[] }> {
  if (partners.length > MAX_PARTNERS) {
    const errors = [{ wireName: 'partners', name: 'partners', problem: 'too-many' }];
    return { given: [], violations: getFieldErrorTexts(language, PARTNER_FORM_TEXTS, errors) };
  }
  const input = partners.map(({ name, href, logo }) => ({ name: name.trim(), href: href.trim(), logo }));
  const logos = await getLogos(
    db,
    input.filter(({ logo }) => logo !== null && UUID.test(logo)),
  );
  const errors = input.flatMap((partner, index) => {
    const hasLogo = partner.logo === null || logos.has(partner.logo);
    const partnerProblems = [
      ...listRowProblems(partnerFields, partner),
      ...(hasLogo ? [] : [{ name: 'logo', problem: 'missing' }]),
    ];
    return partnerProblems.map((item) => ({ ...item, wireName: `partners.${index}.${item.name}` }));
  });
  return { given: input, violations: getFieldErrorTexts(language, PARTNER_FORM_TEXTS, errors) };
}

/** Sets the partners of a site; an empty list empties its footer. Throws ValidationFailure if a partner is refused. */
export async function setPartners(
  system: System,
  domain: DomainKey,
  partners: readonly StoredPartner[],
  language: Language = DEFAULT_LANGUAGE,
): Promise<void> {
  const { given, violations } = await checkPartners(system.database.db, partners, language);
  if (violations.length > 0) throw new ValidationFailure(violations);
  await changeSite(system, domain, { partners: given });
}
