import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { ApiError } from '../../http/api-error.ts';
import type { ApiContext } from '../../http/request.ts';

/** What the domain of the request registers; one that registers nothing has none of it (section 2). */
export function limitsOf(c: ApiContext): RegistrationLimits {
  const { registration } = c.var.domain;
  if (registration === null) throw new ApiError(404, 'not-found');
  return registration;
}

/** The date in Amsterdam at the moment of the request. */
export const todayOf = (c: ApiContext): CalendarDate => amsterdamDate(c.var.system.now());
