import { getHome, type PathPlan, startLaterPath } from '#src/contract/home.ts';
import { getApiClient } from '#src/session/api.ts';
import { refreshCalls } from '#src/session/use-call.ts';

/** Starts another six weeks; returns false on failure. True if they run already, as after a lost response. */
export async function startPath(plan: PathPlan): Promise<boolean> {
  const result = await getApiClient().call(startLaterPath, { body: { plan } });
  const isBegun = result.ok || result.failure.kind === 'conflict';
  if (isBegun) await refreshCalls(getHome.name);
  return isBegun;
}
