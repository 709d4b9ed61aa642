import { subDays } from 'date-fns/subDays';
import { type DeskOverview, showOverview } from '#src/contract/desk/overview.ts';
import { STAFF_ROLES, type StaffRole } from '#src/contract/desk/staff.ts';
import { respondPrivately } from '../../http/answer.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';
import { type Route, serve } from '../../http/route.ts';
import { findUserByUid, requireSession } from '../../identity/find-user.ts';
import { getCurrentState } from './current-state.ts';
import { findMissingForms } from './missing-forms.ts';
import { listOpenWork } from './open-work.ts';
import { listOverdueEntries } from './overdue-entries.ts';
import { readPageActivity } from './page-activity.ts';

const NEW_DAYS = 14;

const NO_PAGES = { lately: [], scheduled: [] };
const isEditor = (role: StaffRole) => role !== 'moderator';

/** Returns the start page of the desk; for a moderator it has no pages. */
async function showStartPage(c: ApiContext): Promise<Response> {
  const { system, language } = c.var;
  const { uid, ...session } = requireSession(c);
  const role = STAFF_ROLES.find((candidate) => candidate === session.role);
  if (!role) throw new ApiError(403, 'forbidden');
  const [user, waiting, pages, missingForms, heldDrafts, live] = await Promise.all([
    findUserByUid(system.database.db, uid),
    listOpenWork(system, role),
    isEditor(role) ? readPageActivity(system.database.pool, uid) : NO_PAGES,
    isEditor(role) ? findMissingForms(system.database.pool) : [],
    isEditor(role) ? listOverdueEntries(system.database.pool, role === 'administrator') : [],
    getCurrentState(system, language),
  ]);
  const isNew = user !== undefined && user.createdAt > subDays(system.now(), NEW_DAYS);
  const lists = { waiting: [...waiting], missingForms: [...missingForms], held: [...heldDrafts] };
  const overview: DeskOverview = { isNew, ...lists, ...pages, ...live };
  return respondPrivately(c, overview);
}

export const overviewRoutes: readonly Route[] = [serve(showOverview, showStartPage)];
