import type { FlagParams } from '#src/contract/flags.ts';

/** Text that is liked or reported. */
export interface FlagSubject {
  readonly type: 'node' | 'comment';
  readonly id: number;
}

/** Returns the parameters of a like; posts and comments have different flags (docs/specification.md, section 3). */
export const toLikeParams = ({ type, id }: FlagSubject): FlagParams => ({
  flag: type === 'node' ? 'like_post' : 'like',
  type,
  id,
});

export const toReportParams = ({ type, id }: FlagSubject): FlagParams => ({
  flag: type === 'node' ? 'inappropriate_post' : 'inappropriate',
  type,
  id,
});
