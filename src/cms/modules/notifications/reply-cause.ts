/** The cause of whatever is sent about a reply: nothing is sent twice, and what is not sent yet can be taken back. */
export const replyCause = ({ cid, uid }: { readonly cid: number; readonly uid: number }): string =>
  `forum reply ${cid} to ${uid}`;
