import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import type { Form } from '#src/contract/forms/form.ts';
import { getRegistrationsOverview, type RegistrationsOverview } from '#src/contract/registrations.ts';
import { type SavedWeek, saveOwnWeek } from '#src/contract/week-links.ts';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import { AmountStepper } from '#src/forms/day/AmountStepper.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { useFormatAmount } from '#src/forms/use-format-amount.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { capitalise, formatDay } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { listSavedWeekSentences } from '#src/i18n/week-words.ts';
import { readHundredths } from '#src/rules/amounts/parse-number.ts';
import type { CalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { isFilled } from '#src/rules/figures/days-with-usage.ts';
import type { SubmittedWeek } from '#src/rules/week-link/read-week-amounts.ts';
import { getApiClient } from '#src/session/api.ts';
import { type Draft, getDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { CurrentStep } from '../CurrentStep.tsx';

/** Typed numbers by date; blank leaves a day open, 0 is a day without use. */
type TypedWeek = Readonly<Record<string, string>>;

/** Returns the form of a week's open days; the server validates them, as those of a mailed link. */
function toForm(open: readonly CalendarDate[]): Form<TypedWeek, SubmittedWeek> {
  return {
    names: open,
    check: () => [],
    read: (input) => ({ days: Object.fromEntries(open.map((date) => [date, input[date] ?? ''])), none: [] }),
  };
}

/** Sentences of the week that was just saved; focused, because its form is gone. */
function SavedDays({ week }: { week: SavedWeek }) {
  const { t, href, language } = useIsland();
  const amount = useFormatAmount();
  const location = useRef<HTMLDivElement>(null);
  useEffect(() => location.current?.focus(), []);
  const counted = { ...week, counted: week.filled };
  const sentences = listSavedWeekSentences(counted, amount(week.sum), language, (key, values) =>
    t(toTextKey(`week-link.${key}`), values),
  );
  return (
    <div ref={location} tabIndex={-1} className="open-week">
      <p>{sentences.join(' ')}</p>
      {week.next === 'health' && (
        <p>
          <PhoneText text={t('week-link.next.health')} />{' '}
          <ArrowLink href={href('help')} way="on">
            {t('programme.back.now.help')}
          </ArrowLink>
        </p>
      )}
    </div>
  );
}

interface FieldProps {
  date: CalendarDate;
  id: string;
  error: string | undefined;
  input: string;
  onType: (text: string) => void;
}

/** Number of one day, with a checkbox for a day without use. */
function DayField({ date, ...field }: FieldProps) {
  const { t, language, domain } = useIsland();
  const { id, input, onType } = field;
  const day = formatDay(date, language);
  const isNone = readHundredths(input) === 0;
  return (
    <>
      <AmountStepper
        {...field}
        name={date}
        size="small"
        label={capitalise(day)}
        limits={domain.registration as RegistrationLimits}
        words={{ less: t('week-link.less', { day }), more: t('week-link.more', { day }) }}
      />
      <Check
        id={`${id}-none`}
        label={t('week-link.none')}
        aria-label={t('week-link.noneOf', { day })}
        checked={isNone}
        onChange={() => onType(isNone ? '' : '0')}
      />
    </>
  );
}

interface WeekProps {
  week: readonly CalendarDate[];
  days: RegistrationsOverview;
}

interface FormProps extends WeekProps {
  draft: Draft<TypedWeek>;
  /** True if the user opened the form, false if it has an earlier draft. */
  isOpened: boolean;
  onSaved: (saved: SavedWeek) => void;
}

/** Form of a week: a number for each open day, and one button. */
function WeekForm({ week, days, draft, isOpened, onSaved }: FormProps) {
  const { t, language } = useIsland();
  const { uid } = useUser();
  const [monday] = week as readonly [CalendarDate];
  const open = week.filter((date) => !isFilled(days[date]));
  const keys = useIdempotencyKey(getDraft(uid, `week.${monday}.key`));
  const form = useForm({
    form: toForm(open),
    id: 'week',
    start: Object.fromEntries(open.map((date) => [date, ''])),
    textKey: 'week-link.errors',
    draft,
    failureIn: 'form',
    explain: ({ fields }) => fields?.week ?? null,
    submit: (body) => getApiClient().call(saveOwnWeek, { params: { monday }, body, key: keys.keyFor(body) }),
    onDone: (saved) => {
      keys.done();
      onSaved(saved);
      void refreshCalls(getRegistrationsOverview.name);
    },
  });
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isOpened) lead.current?.focus();
  }, [isOpened]);
  const fillOpenDays = () => {
    for (const date of open) form.set(date, '0');
  };
  return (
    <div className="open-week">
      <FormFrame form={form} submit={t('week-link.submit')} footer={<p className="soft">{t('week-link.blank')}</p>}>
        <p ref={lead} tabIndex={-1}>
          {t('week-link.lead')}
        </p>
        <ul>
          {week.map((date) => (
            <li key={date}>
              {open.includes(date) ? (
                <DayField
                  date={date}
                  id={form.fieldId(date)}
                  error={form.getError(date)}
                  input={form.value(date)}
                  onType={(text) => form.set(date, text)}
                />
              ) : (
                <p className="soft">
                  {capitalise(formatDay(date, language))}: {t('week-link.filled')}
                </p>
              )}
            </li>
          ))}
        </ul>
        <Button kind="plain" onClick={fillOpenDays}>
          {t('week-link.allNone')}
        </Button>
      </FormFrame>
    </div>
  );
}

interface CardProps extends WeekProps {
  title: string;
  text: string;
  /** Buttons of the card besides the one that opens the form. */
  children: ReactNode;
}

/** Card of last week for a user who gets the weekly mail: its open days are filled in with one form. */
export function OpenWeek({ week, days, title, text, children }: CardProps) {
  const { t } = useIsland();
  const { uid } = useUser();
  const [monday] = week;
  const draft = useMemo(() => getDraft<TypedWeek>(uid, `week.${monday}`), [uid, monday]);
  const [view, setView] = useState<'closed' | 'earlier' | 'opened'>(() => (draft.read() ? 'earlier' : 'closed'));
  const [saved, setSaved] = useState<SavedWeek | null>(null);
  const weekDays = week.filter((date) => days[date] !== undefined);
  const hasOpen = weekDays.some((date) => !isFilled(days[date]));
  const close = (week: SavedWeek) => {
    setView('closed');
    setSaved(week);
  };
  const form = hasOpen && view !== 'closed' && (
    <WeekForm week={weekDays} {...{ days, draft }} isOpened={view === 'opened'} onSaved={close} />
  );
  return (
    <CurrentStep title={title} text={text} after={form || (saved && <SavedDays week={saved} />)}>
      {hasOpen && view === 'closed' && (
        <Button kind={saved ? 'quiet' : 'accent'} onClick={() => setView('opened')}>
          {t('programme.weekly.fill')}
        </Button>
      )}
      {children}
    </CurrentStep>
  );
}
