import { sql } from 'drizzle-orm';
import { pgSequence } from 'drizzle-orm/pg-core';

/** Sequence of the ids of nodes, diary entries and forum posts: `/node/{id}` identifies exactly one of them. */
export const nodeIds = pgSequence('nodes_nid_seq', { maxValue: 2_147_483_647 });

/** Default of a `nid` column: the next number of the shared sequence. */
export const nextNodeId = sql`nextval('nodes_nid_seq')`;
