import { type Image, readImage } from '#registry/fields/read-image.ts';
import { readPart } from './entity.ts';
import { getFirstText, getFirstValue, readWholeNumber, type WireFields } from './wire.ts';

interface Medal {
  /** Term id. */
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly image: Image | null;
}

export interface Badge extends Medal {
  /** Time of the award (ISO 8601, UTC); null while the badge is not achieved. */
  readonly awarded: string | null;
}

export interface Milestone extends Medal {
  /** Term ids of its badges, in order. */
  readonly badges: readonly number[];
  /** Achieved badges in whole percent. */
  readonly progress: number;
}

const getMedal = (id: number, fields: WireFields): Medal => ({
  id,
  name: getFirstText(fields, 'name') ?? '',
  description: getFirstText(fields, 'description') ?? '',
  image: readImage(fields.field_image ?? []) ?? null,
});

/** Reads a row of the view `badges/list`. */
export function readBadge(raw: unknown): Badge {
  const { id, fields } = readPart(raw);
  return { ...getMedal(id, fields), awarded: getFirstText(fields, 'field_awarded') };
}

/** Reads a row of the view `milestones/list`. */
export function readMilestone(raw: unknown): Milestone {
  const { id, fields } = readPart(raw);
  return {
    ...getMedal(id, fields),
    badges: (fields.field_badges ?? []).flatMap(({ target_id }) => readWholeNumber(target_id) ?? []),
    progress: readWholeNumber(getFirstValue(fields, 'field_progress')) ?? 0,
  };
}

/** Returns the term ids of the user's badges, from the fields of the account. */
export const getAchievedBadges = (fields: WireFields): readonly number[] =>
  (fields.field_badges ?? []).flatMap(({ target_id }) => readWholeNumber(target_id) ?? []);
