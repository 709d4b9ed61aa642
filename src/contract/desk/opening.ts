import { array, boolean, type InferType, number, object, string } from 'yup';
import type { OpeningPoint, PointState } from '#src/rules/opening/opening-list.ts';
import { readBy } from './read-by.ts';

const settled = object({
  name: string().defined(),
  reason: string().defined(),
  /** ISO 8601. */
  at: string().required(),
});

const point = object({
  point: string<OpeningPoint>().required(),
  state: string<PointState>().oneOf(['done', 'passed', 'open']).required(),
  /** How much is lacking where the product looks itself; null where somebody says it. */
  lacking: number().integer().nullable().defined(),
  /** Who settled it; null where nobody did, or nobody has to. */
  settled: settled.nullable().defined(),
});

const opening = object({
  /** This machine alone reaches the sites: making accounts is open, whatever the list says. */
  isLocal: boolean().required(),
  isOpen: boolean().required(),
  points: array(point.required()).defined(),
  /** The keys that open what people wrote come from the environment, and so do not lie beside the database. */
  hasOwnKeys: boolean().required(),
  /** The test mail that waits to be opened: to whom, and when it was asked for; null where none does. */
  mailSent: object({ to: string().required(), at: string().required() }).nullable().defined(),
});

/** The opening list, and whether people can make accounts. */
export type Opening = InferType<typeof opening>;
export type OpeningLine = InferType<typeof point>;

export const readOpening = (body: unknown): Opening => readBy(opening, body, 'opening');
