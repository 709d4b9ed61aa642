import { useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import { addDays, type CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isDangerous } from '#src/rules/hard-moment/slip.ts';
import { PRAISE_LIMITS, type PraiseLimits } from '#src/rules/praise/praise-limits.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { SlipForm, slipAsked } from './SlipForm.tsx';
import { useSlip } from './use-slip.ts';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
}

/** The questions about a night that waited for the day after it, folded, until they were answered or skipped. */
export function SlipLater({ days, today }: Props) {
  const { domain } = useIsland();
  const date = addDays(today, -1);
  const isMeant = isDangerous(days[date] ?? { total: null }, PRAISE_LIMITS[domain.key] as PraiseLimits);
  return isMeant && <Waiting {...{ date, today, days }} />;
}

function Waiting({ date, today, days }: Props & { date: CalendarDate }) {
  const { t } = useIsland();
  const { uid } = useUser();
  const [asked] = useState(() => slipAsked(uid).read());
  const { slip } = useSlip({ date, today, days, before: null }) ?? {};
  const questions = slip?.kind === 'questions' ? slip.questions.filter((one) => one !== 'tomorrow') : [];
  if (asked === date || questions.length === 0) return null;
  return (
    <Details summary={t('hard-moment.slip.yesterday')}>
      <SlipForm {...{ date, today, questions }} isTonight={false} />
    </Details>
  );
}
