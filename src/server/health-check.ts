import type { Database } from '#src/cms/db/database.ts';
import { readContentHealth } from '#src/cms/health.ts';
import type { Health } from './front/health.ts';

/** Returns the health of the embedded content system in this process. */
export function readEmbeddedHealth(
  database: Database,
  listener: { readonly state: () => Health['jobs']['purges'] },
): () => Promise<Health> {
  return async () => {
    const content = await readContentHealth(database);
    const status = content.database === 'up' ? 'ok' : 'failing';
    return { status, ...content, jobs: { purges: listener.state() } };
  };
}

export interface ExternalContact {
  /** Fetch function for another content system, which records when it responded. */
  readonly fetch: typeof fetch;
  /** Adds the time since the other content system responded to our own health. */
  readonly withContact: (own: () => Promise<Health>) => () => Promise<Health>;
}

/**
 * Tracks the responses of another content system. A process with external content can always respond, from its cache or
 * with the help lines, so it remains in use; a monitor reads the time since the last response.
 */
export function createExternalContact(): ExternalContact {
  let answeredAt: number | null = null;
  const countSecondsAgo = () => (answeredAt === null ? null : Math.floor((performance.now() - answeredAt) / 1_000));
  return {
    fetch: async (input, init) => {
      const response = await globalThis.fetch(input, init);
      if (response.status < 500) answeredAt = performance.now();
      return response;
    },
    withContact: (getHealth) => async () => ({ ...(await getHealth()), contentAnsweredSecondsAgo: countSecondsAgo() }),
  };
}
