import { object, string } from 'yup';

/** The three parts of a link in a mail, as in its path. */
export interface AccountLink {
  readonly uid: string;
  /** Seconds since 1970. */
  readonly timestamp: string;
  readonly hash: string;
}

export const accountLinkSchema = object({
  uid: string().required(),
  timestamp: string().required(),
  hash: string().required(),
});

/** Picks the three parts of a link from a larger object. */
export const linkParts = ({ uid, timestamp, hash }: AccountLink): AccountLink => ({ uid, timestamp, hash });
