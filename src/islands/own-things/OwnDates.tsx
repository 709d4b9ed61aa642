import { type SubmitEvent, useEffect, useState } from 'react';
import { deleteOwnDate, listOwnDates, saveOwnDate } from '#src/contract/personal-dates.ts';
import { DateField } from '#src/forms/DateField.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { MAX_OWN_DATE_DAYS_AHEAD, MAX_OWN_DATE_LABEL, type PersonalDate } from '#src/rules/after/personal-dates.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { formatFieldDate, readFieldDate } from '#src/rules/fields/dates.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { useUserToday } from '#src/session/user-day.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ItemButtons } from './ItemButtons.tsx';

/** Keys of the suggested names. */
const LABELS = ['birthday', 'party', 'holiday', 'death', 'payday', 'weekend'] as const;

const FIELDS = ['label', 'first', 'last'] as const;

/** Date values of the form. */
interface TypedDate extends Pick<PersonalDate, 'uuid' | 'label' | 'isYearly'> {
  readonly first: string;
  readonly last: string;
}

const createDate = (): TypedDate => ({ uuid: crypto.randomUUID(), label: '', first: '', last: '', isYearly: false });

const toTyped = ({ first, last, ...date }: PersonalDate): TypedDate => ({
  ...date,
  first: formatFieldDate(first),
  last: first === last ? '' : formatFieldDate(last),
});

/** Page with the user's dates, to create, edit and delete them. */
export function OwnDates(island: IslandProps) {
  return (
    <Island {...island}>
      <DatesScreen />
    </Island>
  );
}

function DatesScreen() {
  const { t, href } = useIsland();
  const backLink = { href: href('own-things'), text: t('hard-moment.plans.back') };
  return (
    <Screen title={t('hard-moment.dates.title')} lead={t('hard-moment.dates.lead')} back={backLink}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <Dates />
      </LoggedIn>
    </Screen>
  );
}

function Dates() {
  const { t } = useIsland();
  const datesCall = useCall(listOwnDates, {});
  const [open, setOpen] = useState<TypedDate | null>(null);
  const [isHelpShown, setHelpShown] = useState(false);
  useEditFocus(open?.uuid ?? null, 'date-label');
  if (datesCall.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (datesCall.status === 'error') return <LoadingFailure call={datesCall} text={t('hard-moment.dates.unloaded')} />;
  const close = (isHelp: boolean) => {
    setOpen(null);
    setHelpShown(isHelp);
  };
  if (open !== null) return <DateForm start={open} onDone={close} />;
  return (
    <>
      {datesCall.value.length > 0 && (
        <ul className="if-thens">
          {datesCall.value.map((date) => (
            <li key={date.uuid}>
              <DateRow date={date} onChange={() => setOpen(toTyped(date))} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <Button data-add icon="plus" onClick={() => setOpen(createDate())}>
          {t('hard-moment.dates.add')}
        </Button>
      </p>
      <HelpDialog open={isHelpShown} readers="nobody" onClose={() => setHelpShown(false)} />
    </>
  );
}

function DateRow({ date, onChange }: { date: PersonalDate; onChange: () => void }) {
  const { t, language } = useIsland();
  const { uuid, label, first, last, isYearly } = date;
  const days = { first: formatDayWithYear(first, language), last: formatDayWithYear(last, language) };
  return (
    <div className="if-then">
      <p dir="auto">{label}</p>
      <p className="soft">
        {first === last ? days.first : t('hard-moment.dates.span', days)}
        {isYearly && ` · ${t('hard-moment.dates.yearly')}`}
      </p>
      <ItemButtons
        uuid={uuid}
        text={label}
        question={t('hard-moment.dates.deleteTitle')}
        list={listOwnDates.name}
        remove={() => getApiClient().call(deleteOwnDate, { params: { uuid } })}
        onEdit={onChange}
      />
    </div>
  );
}

interface FormProps {
  start: TypedDate;
  /** Called after saving, with true if the help lines are shown. */
  onDone: (isHelp: boolean) => void;
}

function DateForm({ start, onDone }: FormProps) {
  const { t } = useIsland();
  const max = addDays(useUserToday(), MAX_OWN_DATE_DAYS_AHEAD);
  const [date, setDate] = useState(start);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    const refusal = FIELDS.find((name) => errors[name] !== undefined);
    if (refusal) document.getElementById(`date-${refusal}`)?.focus();
  }, [errors]);
  const toIso = (input: string) => {
    const result = readFieldDate(input);
    return result.ok ? result.value : input;
  };
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    const last = date.last.trim() === '' ? date.first : date.last;
    const result = await getApiClient().call(saveOwnDate, {
      body: { ...date, first: toIso(date.first), last: toIso(last) },
    });
    setBusy(false);
    if (!result.ok) {
      setErrors(result.failure.fields ?? {});
      if (!result.failure.fields) showToast('failed', toFailureText(t, result.failure));
      return;
    }
    await refreshCalls(listOwnDates.name);
    onDone(result.value.isHelpShown);
  };
  const renderDay = (name: 'first' | 'last') => (
    <DateField
      id={`date-${name}`}
      label={t(`hard-moment.dates.${name}`)}
      help={t(`hard-moment.dates.${name}Help`)}
      error={errors[name]}
      value={date[name]}
      max={max}
      autoComplete="off"
      onChange={({ target }) => setDate({ ...date, [name]: target.value })}
      onPick={(picked) => setDate({ ...date, [name]: picked })}
    />
  );
  return (
    <form
      className="if-then-form stack"
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('hard-moment.dates.add')}
    >
      <TextField
        id="date-label"
        label={t('hard-moment.dates.label')}
        error={errors.label}
        value={date.label}
        maxLength={MAX_OWN_DATE_LABEL}
        list="date-labels"
        autoComplete="off"
        dir="auto"
        onChange={({ target }) => setDate({ ...date, label: target.value })}
      />
      <datalist id="date-labels">
        {LABELS.map((label) => (
          <option key={label} value={t(`hard-moment.dates.labels.${label}`)} />
        ))}
      </datalist>
      {renderDay('first')}
      {renderDay('last')}
      <Check
        id="date-yearly"
        label={t('hard-moment.dates.yearly')}
        checked={date.isYearly}
        onChange={() => setDate({ ...date, isYearly: !date.isYearly })}
      />
      <div className="button-row">
        <Button type="submit" busy={isBusy && t('forms.busy')}>
          {t('hard-moment.dates.save')}
        </Button>
        <Button kind="plain" onClick={() => onDone(false)}>
          {t('hard-moment.stop')}
        </Button>
      </div>
    </form>
  );
}
