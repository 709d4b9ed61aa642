import { array, boolean, type InferType, number, object, string } from 'yup';
import type { OpeningPoint, PointState } from '#src/rules/opening/opening-list.ts';
import { parseWithSchema } from './read-by.ts';

const settled = object({
  name: string().defined(),
  reason: string().defined(),
  /** ISO 8601. */
  at: string().required(),
});

const point = object({
  point: string<OpeningPoint>().required(),
  state: string<PointState>().oneOf(['done', 'passed', 'open']).required(),
  /** Number of open issues for points that the product checks itself; null for others. */
  lacking: number().integer().nullable().defined(),
  /** Person who settled the point; null for an open point, and for one that needs no person. */
  settled: settled.nullable().defined(),
});

const opening = object({
  /** The sites are reachable only from this machine: accounts can be created independent of the list. */
  isLocal: boolean().required(),
  isOpen: boolean().required(),
  points: array(point.required()).defined(),
  /** The keys that open sealed texts come from the environment, and so are not stored beside the database. */
  hasOwnKeys: boolean().required(),
  /** The unopened test mail with recipient and time of request; null without one. */
  mailSent: object({ to: string().required(), at: string().required() }).nullable().defined(),
});

/** The opening list, and if accounts can be created. */
export type Opening = InferType<typeof opening>;
export type OpeningLine = InferType<typeof point>;

export const readOpening = (body: unknown): Opening => parseWithSchema(opening, body, 'opening');
