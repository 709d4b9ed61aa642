import { getDraft } from '#src/session/drafts.ts';

/** Programme and uid of the clients in the last shown list, in order. */
export type RowOrder = readonly (readonly [programme: string, uid: number])[];

/** Returns the draft of the row order in this tab: "next" on a client's page is the next row of the list. */
export const getRowOrderDraft = (nurse: number) => getDraft<RowOrder>(nurse, 'clients-order');
