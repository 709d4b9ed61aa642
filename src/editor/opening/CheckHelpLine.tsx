import { useMemo } from 'react';
import { checkHelpLine, type DeskHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { checkLineForm, toCheckFormValues, toLineCheck } from '#src/contract/forms/help-line.ts';
import { OPENING_FORM_TEXTS } from '#src/contract/forms/opening.ts';
import { HOUR_DAYS } from '#src/domains/open-hours.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { useScreenUnsavedForms } from '../frame/unsaved/unsaved-forms.ts';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';
import { OpeningHoursPreview } from './OpeningHoursPreview.tsx';

interface Props {
  readonly line: DeskHelpLine;
  readonly onClose: () => void;
}

/** Form for the result of a call to a help line. */
export function CheckHelpLine(props: Props) {
  const { language } = useIsland();
  const { name, phone } = props.line;
  return (
    <FormDialog title={`${name[language]}: ${phone}`} onClose={props.onClose}>
      <CheckLineForm {...props} />
    </FormDialog>
  );
}

const CHOICES = {
  hours: ['', 'always', 'week'],
  holidays: ['as-week', 'closed', 'own'],
  price: ['', 'free', 'normal', 'paid', 'unknown'],
  english: ['', 'yes', 'no'],
} as const;

function CheckLineForm({ line, onClose }: Props) {
  const outerUnsaved = useScreenUnsavedForms();
  const { t, language } = useIsland();
  const user = useUser();
  const today = useToday(getAmsterdamDate);
  const { id, isPaid, isDanger, name, phone, check } = line;
  const title = `${name[language]}: ${phone}`;
  const form = useDeskForm({
    keep: `help-line.${id}`,
    form: useMemo(() => checkLineForm({ isPaid, isDanger }, today), [isPaid, isDanger, today]),
    id: 'line',
    start: {
      checkedOn: today as string,
      checkedBy: user.name,
      ...toCheckFormValues(check ?? { open: null, price: null, languages: null }, today),
    },
    textKey: OPENING_FORM_TEXTS,
    submit: (values) =>
      getApiClient().call(checkHelpLine, {
        params: { line: id },
        body: { ...toLineCheck(values), checkedBy: values.checkedBy },
      }),
    onDone: () => {
      showToast('done', t('desk-opening.lines.saved'));
      onClose();
      void refreshCalls(listHelpLines.name);
    },
  });
  const input = form.hook.watch();
  const getLabel = (field: string) => t(`desk-opening.lines.fields.${field}`);
  const renderChoice = (field: keyof typeof CHOICES) => (
    <SelectField
      {...form.field(field)}
      label={getLabel(field)}
      options={CHOICES[field].map((value) => ({
        value,
        label: t(toTextKey(`desk-opening.lines.${field}.${value === '' ? 'record' : value}`)),
      }))}
    />
  );
  const getText = (field: Parameters<typeof form.field>[0]) => (
    <TextField key={field} {...form.field(field)} autoComplete="off" label={getLabel(field)} />
  );
  const copyMonday = () => {
    for (const day of HOUR_DAYS.slice(1, 5)) form.hook.setValue(day, input.monday);
  };
  return (
    <div className="stack">
      <DeskForm
        form={form}
        submit={t('desk-opening.lines.submit')}
        label={title}
        secondaryActions={
          <Button kind="plain" onClick={() => outerUnsaved?.leave(onClose)}>
            {t('forms.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('checkedOn')} type="date" label={getLabel('checkedOn')} />
        {getText('checkedBy')}
        {!isDanger && renderChoice('hours')}
        {isDanger && <p>{t('desk-opening.errors.hours.danger')}</p>}
        {input.hours === 'week' && (
          <>
            <p className="soft">{t('desk-opening.lines.hoursHelp')}</p>
            {HOUR_DAYS.map(getText)}
            <Button kind="quiet" onClick={copyMonday}>
              {t('desk-opening.lines.sameTimes')}
            </Button>
            {renderChoice('holidays')}
            {input.holidays === 'own' && getText('holidayHours')}
            <TextArea
              {...form.field('exceptions')}
              label={getLabel('exceptions')}
              help={t('desk-opening.lines.exceptionsHelp')}
            />
          </>
        )}
        <OpeningHoursPreview isPaid={isPaid} inputs={input} today={today} />
        {renderChoice('price')}
        {input.price === 'paid' && (
          <>
            {getText('perMinute')}
            {getText('perCall')}
          </>
        )}
        {renderChoice('english')}
      </DeskForm>
    </div>
  );
}
