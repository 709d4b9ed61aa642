import { useState } from 'react';
import type { RegistrationsOverview } from '#src/contract/registrations.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { getAnsweredSlipDraft, SlipForm } from './SlipForm.tsx';
import { useSlip } from './use-slip.ts';

interface Props {
  days: RegistrationsOverview;
  today: CalendarDate;
  /** Day to which the night belongs. */
  date: CalendarDate;
}

/** Collapsed questions about a dangerous night, shown until they are answered or skipped. */
export function CollapsedSlipQuestions({ date, today, days }: Props) {
  const { t } = useIsland();
  const { uid } = useUser();
  const [requested] = useState(() => getAnsweredSlipDraft(uid).read());
  const { slip } = useSlip({ date, today, days, before: null }) ?? {};
  const questions = slip?.kind === 'questions' ? slip.questions.filter((question) => question !== 'tomorrow') : [];
  if (requested === date || questions.length === 0) return null;
  return (
    <Details summary={t('hard-moment.slip.yesterday')}>
      <SlipForm {...{ date, today, questions }} isTonight={false} />
    </Details>
  );
}
