import { PLAIN_FIELDS, type Provider, TRANSLATED_FIELDS } from '#src/domains/provider.ts';
import { OPENING_POINTS, type OpeningPoint } from '#src/rules/opening/opening-list.ts';
import { defineOperation } from '../operation.ts';
import { parseAnswer } from '../shape/parse-answer.ts';
import { array, boolean, choices, integer, nullable, object, type ShapeValue, string } from '../shape/shape.ts';
import type { VersionedContent } from './rows.ts';

const objectShape = object({
  name: string(),
  reason: string(),
  /** ISO 8601. */
  at: string(),
});

const point = object({
  point: string<OpeningPoint>(),
  state: choices(['done', 'passed', 'open']),
  /** Number of open issues for points that the product checks; null for others. */
  lacking: nullable(integer()),
  /** Person who settled the point; null for an open point, and for a point that needs no person. */
  settled: nullable(objectShape),
});

const opening = object({
  /** True if the sites are reachable only from this computer: accounts then do not require a complete list. */
  isLocal: boolean(),
  isOpen: boolean(),
  points: array(point),
  /** True if the keys that decrypt stored texts come from the environment instead of the data folder. */
  hasOwnKeys: boolean(),
  /** The unopened test mail with recipient and time of request; null if there is none. */
  mailSent: nullable(object({ to: string(), at: string() })),
});

/** The opening list, and whether accounts can be created. */
export type OpeningStatus = ShapeValue<typeof opening>;
export type OpeningLine = ShapeValue<typeof point>;

export const readOpening = (body: unknown): OpeningStatus => parseAnswer(opening, body);

/** Returns every point of the opening list with its state. */
export const showOpening = defineOperation({
  name: 'show-opening',
  method: 'GET',
  route: '/desk/opening',
  access: 'administrator',
  answerShape: opening,
  read: ({ body }): OpeningStatus => readOpening(body),
});

interface Input {
  readonly body: { readonly outcome: 'done' | 'passed' | 'open'; readonly name: string; readonly reason: string };
}

/** Completes, skips or reopens a point of the opening list; stores the name of the responsible person. */
export const setPointState = defineOperation({
  name: 'settle-point',
  method: 'PATCH',
  route: '/desk/opening/:point',
  access: 'administrator',
  activity: 'opening',
  request: object({
    outcome: choices(['done', 'passed', 'open']),
    name: string({ max: 200 }),
    reason: string({ max: 2_000 }),
  }),
  body: ({ body }: Input) => body,
  answerShape: opening,
  read: ({ body }): OpeningStatus => readOpening(body),
  errors: {
    404: `no such point; the points are ${OPENING_POINTS.join(', ')}`,
    422: 'no name, a skipped point without a reason, or a point that only the product can complete',
  },
});

const long = string({ max: 2_000 });
const texts = object({ nl: long, en: long });

/** Wire format of the provider's settings. */
export const providerSettings = object({
  ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, long])),
  ...Object.fromEntries(TRANSLATED_FIELDS.map((field) => [field, texts])),
  isCareProvider: nullable(boolean()),
  approvedOn: long,
  mailSender: string({ max: 160 }),
  readYears: long,
  needsReader: boolean(),
  version: string({ min: 1 }),
});

export type ProviderSettings = Provider & VersionedContent;

/** Reads the provider's settings; throws UnreadableResponseError if they have another shape. */
export const readProvider = (body: unknown): ProviderSettings =>
  parseAnswer(providerSettings, body) as unknown as ProviderSettings;

/** Returns the provider, the organisation responsible for the data of all sites of this installation. */
export const showProvider = defineOperation({
  name: 'show-provider',
  method: 'GET',
  route: '/desk/provider',
  access: 'administrator',
  answerShape: providerSettings,
  read: ({ body }): ProviderSettings => readProvider(body),
});

/** Saves all settings of the provider; visitors of every site see them at their next request. */
export const saveProvider = defineOperation({
  name: 'save-provider',
  method: 'PATCH',
  route: '/desk/provider',
  access: 'administrator',
  activity: 'provider',
  request: providerSettings,
  body: ({ body }: { readonly body: ProviderSettings }) => body,
  answerShape: providerSettings,
  read: ({ body }) => readProvider(body),
  errors: { 412: 'changed since it was read; see readConflict', 422: 'a mail address or a date is invalid' },
});
