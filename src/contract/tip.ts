import { readEntity } from './entity.ts';
import { defineView } from './view-of.ts';
import { firstText } from './wire.ts';

/** The tips of a domain, of the view `tips/list`: one sentence each. */
export const readTips = defineView((raw): string => firstText(readEntity(raw).fields, 'field_text') ?? '');
