import { currentUser, type OwnUser } from '#src/contract/own-user.ts';
import type { Result } from '#src/contract/result.ts';
import { getApiClient } from './api.ts';

/** Loads the logged-in user from the content system. */
export const loadUser = (): Promise<Result<OwnUser>> => getApiClient().call(currentUser);
