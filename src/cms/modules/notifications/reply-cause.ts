/** Returns the cause of notifications about a reply: each is sent once, and an unsent notification can be cancelled. */
export const toReplyCause = ({ cid, uid }: { readonly cid: number; readonly uid: number }): string =>
  `forum reply ${cid} to ${uid}`;
