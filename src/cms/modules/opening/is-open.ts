import { isLocalHost } from '#src/config/local-host.ts';
import { findMissingProviderFields, hasModerationHours } from '#src/domains/provider.ts';
import {
  isOpeningListDone,
  type OpeningPoint,
  type OpenPointCounts,
  type PointOutcome,
} from '#src/rules/opening/opening-list.ts';
import { loadProvider } from '../../content/provider.ts';
import { openingPoints } from '../../db/schema/index.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ContentSystem } from '../../http/content-system.ts';
import { cachePerContentVersion } from './cache-per-version.ts';
import { countUnfilledPages, listFactsToCheck } from './facts.ts';
import { countUncheckedLines } from './lines.ts';

type System = Pick<ContentSystem, 'database' | 'config'>;

/** Returns true if the sites are unreachable from outside: everything can then be tried before the list is complete. */
export const isLocalInstallation = ({ config }: Pick<System, 'config'>): boolean => config.baseHosts.every(isLocalHost);

/** Returns the open points that the product checks. */
export async function detectOpenPoints({ database }: Pick<System, 'database'>): Promise<OpenPointCounts> {
  const [provider, statements, lines, facts] = await Promise.all([
    loadProvider(database.db),
    countUnfilledPages(database.pool),
    countUncheckedLines(database.db),
    listFactsToCheck(database.pool),
  ]);
  const countUnsigned = (risk: number) => facts.filter((fact) => fact.risk === risk && fact.signed === null).length;
  return {
    provider: findMissingProviderFields(provider).length,
    statements,
    lines,
    'facts-1': countUnsigned(1),
    'facts-2': countUnsigned(2),
    'facts-3': countUnsigned(3),
    moderation: hasModerationHours(provider) ? 0 : 1,
  };
}

type OpeningPointRow = typeof openingPoints.$inferSelect;

/** Returns the provider's statements about the points. */
export async function readProviderStatements({
  database,
}: Pick<System, 'database'>): Promise<readonly OpeningPointRow[]> {
  return database.db.select().from(openingPoints);
}

const getOutcomes = (rows: readonly OpeningPointRow[]): Partial<Record<OpeningPoint, PointOutcome>> =>
  Object.fromEntries(rows.map(({ point, outcome }) => [point, outcome]));

/** Returns true if the list is complete at a version of the content: every relevant change increments it. */
const isDone = cachePerContentVersion(async (system: Pick<System, 'database'>) => {
  const [openPoints, rows] = await Promise.all([detectOpenPoints(system), readProviderStatements(system)]);
  return isOpeningListDone(openPoints, getOutcomes(rows));
});

/** Returns true if accounts can be created: always on a local installation, else after the list is complete. */
export const isOpen = async (system: System): Promise<boolean> => isLocalInstallation(system) || isDone(system);

/** Refuses new accounts until the opening list is complete; existing accounts are not affected. */
export async function assertOpen(system: System): Promise<void> {
  if (!(await isOpen(system))) throw new ApiError(503, 'not-opened');
}

/** Returns true for the error of an account refused because of the opening list. */
export const isNotOpenedError = (error: unknown): boolean => error instanceof ApiError && error.key === 'not-opened';
