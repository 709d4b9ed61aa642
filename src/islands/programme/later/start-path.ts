import { getHome, type PathPlan, startLaterPath } from '#src/contract/home.ts';
import { getApiClient } from '#src/session/api.ts';
import { refreshCalls } from '#src/session/use-call.ts';

/** Starts another six weeks; returns false on failure. */
export async function startPath(plan: PathPlan): Promise<boolean> {
  const result = await getApiClient().call(startLaterPath, { body: { plan } });
  if (result.ok) await refreshCalls(getHome.name);
  return result.ok;
}
