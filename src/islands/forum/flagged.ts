import type { FlagParams } from '#src/contract/flags.ts';

/** The subject of a like or a report. */
export interface FlagSubject {
  readonly type: 'node' | 'comment';
  readonly id: number;
}

/** Posts and comments have different flags (docs/specification.md, section 3, "Flagging"). */
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
