import { useState } from 'react';
import {
  listDueReviews,
  openReviewDate,
  type ReviewableEntry,
  saveReviewDate,
} from '#src/contract/desk/review-dates.ts';
import type { Failure } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useRequestFailureToast } from '#src/forms/use-request-failure-toast.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { addDays, isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { SelectField } from '#src/ui/field/fields.tsx';
import { FetchedContent } from '../FetchedContent.tsx';

/** Options for the review date in days from today, by name. */
const CHOICES = { quarter: 91, half: 182, year: 365, 'two-years': 730 } as const;
const NAMES = Object.keys(CHOICES) as (keyof typeof CHOICES)[];

/** Date by which an entry must be reviewed, with a field to change it. Does not unpublish the entry. */
export function ReviewDate({ entry }: { readonly entry: ReviewableEntry }) {
  const { t, language } = useIsland();
  const fetchState = useCall(openReviewDate, { params: entry });
  const [failure, setFailure] = useState<Failure | null>(null);
  useRequestFailureToast(failure, failure ? toFailureText(t, failure) : '');
  const today = getAmsterdamDate(getNow());
  const save = async (name: string) => {
    const days = NAMES.find((item) => item === name);
    const dueOn = days ? addDays(today, CHOICES[days]) : null;
    setFailure(null);
    const saved = await getApiClient().call(saveReviewDate, { params: entry, body: { dueOn } });
    if (!saved.ok) return setFailure(saved.failure);
    showToast('done', t(dueOn === null ? 'desk.review.removed' : 'desk.review.saved'));
    await Promise.all([refreshCalls(openReviewDate.name), refreshCalls(listDueReviews.name)]);
  };
  return (
    <section className="page-part stack" aria-labelledby="review-date">
      <h2 id="review-date">{t('desk.review.title')}</h2>
      <FetchedContent fetchState={fetchState} shape="text">
        {({ dueOn, owner }) => (
          <>
            <p>
              {dueOn !== null && isCalendarDate(dueOn)
                ? t(dueOn <= today ? 'desk.review.due' : 'desk.review.later', {
                    date: formatDayWithYear(dueOn, language),
                    name: owner || t('desk.review.gone'),
                  })
                : t('desk.review.none')}
            </p>
            <SelectField
              id="review-date-choice"
              label={t('desk.review.choose')}
              help={t('desk.review.help')}
              value=""
              options={[
                { value: '', label: t('desk.review.keep') },
                ...NAMES.map((value) => ({ value, label: t(`desk.review.choices.${value}`) })),
                ...(dueOn === null ? [] : [{ value: 'none', label: t('desk.review.choices.none') }]),
              ]}
              onChange={({ currentTarget }) => currentTarget.value !== '' && void save(currentTarget.value)}
            />
          </>
        )}
      </FetchedContent>
    </section>
  );
}
