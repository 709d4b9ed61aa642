import { getDraft } from '#src/session/drafts.ts';

/** Clients of the last shown list, in order: programme and uid. */
export type RowOrder = readonly (readonly [programme: string, uid: number])[];

/** Stored in this tab, so that "next" on a client is the next row of the list that it was opened from. */
export const getRowOrderDraft = (nurse: number) => getDraft<RowOrder>(nurse, 'clients-order');
