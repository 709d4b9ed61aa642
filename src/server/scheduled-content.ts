import type { ContentSystem } from '#src/cms/http/content-system.ts';
import { publishDueNodes } from '#src/cms/modules/content/life/publish.ts';
import { publishDueReleases } from '#src/cms/modules/releases/publish-release.ts';
import { processDueEntries } from '#src/cms/modules/versions/due.ts';
import { type ProcessLog, toLogReason } from './process-log.ts';

const EVERY_MS = 60_000;

export interface ScheduledContent {
  /** Completes the current round, and starts no new one. */
  readonly close: () => Promise<void>;
}

/**
 * Publishes and ends scheduled content that is due: now, and then about once a minute. A failed round is logged and
 * retried in the next one; several installations can use one database.
 */
export function publishScheduled(system: ContentSystem, log: ProcessLog, everyMs = EVERY_MS): ScheduledContent {
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  const round = async (): Promise<void> => {
    try {
      const publishedNodeVersions = await publishDueNodes(system);
      if (publishedNodeVersions.length > 0) log({ event: 'scheduled-published', pages: publishedNodeVersions.length });
    } catch (error) {
      log({ event: 'scheduled-failed', reason: toLogReason(error) });
    }
    for (const settle of [processDueEntries, publishDueReleases]) {
      try {
        const settledCount = await settle(system);
        if (settledCount > 0) log({ event: 'scheduled-settled', things: settledCount });
      } catch (error) {
        log({ event: 'scheduled-failed', reason: toLogReason(error) });
      }
    }
    if (isClosed) return;
    timer = setTimeout(() => {
      running = round();
    }, everyMs).unref();
  };
  let running = round();

  return {
    close: async () => {
      isClosed = true;
      clearTimeout(timer);
      await running;
    },
  };
}
