import {
  RESTRICTION_DAYS,
  type RestrictionAction,
  restrictionForm,
  restrictPerson,
} from '#src/contract/desk/people.ts';
import { addDays } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { GroundsFields } from '../parts/GroundsFields.tsx';

interface Props {
  uid: number;
  action: RestrictionAction;
  onClose: () => void;
  onDone: () => void;
}

/** Returns the last date of a restriction of `days` days, including today; null if it has no end. */
const getLastDate = (days: string) =>
  days === 'none' ? null : addDays(getAmsterdamDate(new Date()), Number(days) - 1);

/** Dialog for the reason and duration of a restriction. */
export function RestrictDialog(props: Props) {
  const { t } = useIsland();
  const text = `desk-people.access.actions.${props.action}`;
  return (
    <FormDialog title={t(`${text}.title`)} onClose={props.onClose}>
      <div className="stack">
        <p>{t(`${text}.text`)}</p>
        <RestrictForm {...props} />
      </div>
    </FormDialog>
  );
}

function RestrictForm({ uid, action, onDone }: Props) {
  const { t } = useIsland();
  const hasEnd = action === 'suspend' || action === 'silence';
  const form = useDeskForm({
    keep: `person.${uid}.${action}`,
    form: restrictionForm,
    id: 'restriction',
    start: { reason: '', days: '7' as string, rule: 'first' as string, source: 'team' as string },
    textKey: 'desk-people.errors',
    submit: ({ reason, days, rule, source }) =>
      getApiClient().call(restrictPerson, {
        params: { uid },
        body: { action, reason, ...(hasEnd ? { until: getLastDate(days), rule, source } : { until: null }) },
      }),
    onDone,
    explain: ({ kind }) => (kind === 'not_found' ? t('desk-people.message.gone') : null),
  });
  const text = `desk-people.access.actions.${action}`;
  return (
    <DeskForm
      form={form}
      kind={action === 'suspend' ? 'risk' : 'accent'}
      submit={t(`${text}.name`)}
      label={t(`${text}.title`)}
    >
      {hasEnd && (
        <SelectField
          {...form.field('days')}
          label={t('desk-people.access.days.label')}
          options={RESTRICTION_DAYS.map((value) => ({ value, label: t(`desk-people.access.days.${value}`) }))}
        />
      )}
      <GroundsFields field={form.field} isExplained={hasEnd} />
    </DeskForm>
  );
}
