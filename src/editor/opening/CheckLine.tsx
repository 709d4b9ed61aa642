import { useMemo } from 'react';
import { type CheckedLine, checkHelpLine, listHelpLines } from '#src/contract/desk/help-lines.ts';
import { checkLineForm, LINE_WIRES, OPENING_WORDS } from '#src/contract/forms/opening.ts';
import { renameRefusedFields } from '#src/forms/refused-at.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { api } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { useToday } from '#src/session/use-today.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { useOuterUnsaved } from '../frame/unsaved/unsaved.ts';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';

interface Props {
  readonly line: CheckedLine;
  readonly onClose: () => void;
}

const NAMES = Object.fromEntries(Object.entries(LINE_WIRES).map(([name, wire]) => [wire, name]));

/** Form for the result of a call to a help line. */
export function CheckLine(props: Props) {
  const { language } = useIsland();
  const { name, phone } = props.line;
  return (
    <FormDialog title={`${name[language]}: ${phone}`} onClose={props.onClose}>
      <CheckLineForm {...props} />
    </FormDialog>
  );
}

function CheckLineForm({ line, onClose }: Props) {
  const outer = useOuterUnsaved();
  const { t, language } = useIsland();
  const user = useUser();
  const today = useToday(amsterdamDate);
  const { id, isPaid, name, phone, price, hours } = line;
  const title = `${name[language]}: ${phone}`;
  const form = useDeskForm({
    keep: `help-line.${id}`,
    form: useMemo(() => checkLineForm(isPaid, today), [isPaid, today]),
    id: 'line',
    failureIn: 'form',
    start: {
      checkedOn: today as string,
      checkedBy: user.name,
      priceNl: price.nl,
      priceEn: price.en,
      hoursNl: hours.nl,
      hoursEn: hours.en,
    },
    words: OPENING_WORDS,
    submit: async ({ checkedOn, checkedBy, priceNl, priceEn, hoursNl, hoursEn }) =>
      renameRefusedFields(
        await api().call(checkHelpLine, {
          params: { line: id },
          body: { checkedOn, checkedBy, price: { nl: priceNl, en: priceEn }, hours: { nl: hoursNl, en: hoursEn } },
        }),
        NAMES,
      ),
    onDone: () => {
      showToast('done', t('desk-opening.lines.saved'));
      onClose();
      void refreshCalls(listHelpLines.name);
    },
  });
  const label = (field: string) => t(`desk-opening.lines.fields.${field}`);
  return (
    <div className="stack">
      <p>{t(isPaid ? 'desk-opening.lines.paidLead' : 'desk-opening.lines.freeLead')}</p>
      <DeskForm
        form={form}
        submit={t('desk-opening.lines.submit')}
        label={title}
        beside={
          <Button kind="plain" onClick={() => outer?.leave(onClose)}>
            {t('forms.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('checkedOn')} type="date" label={label('checkedOn')} />
        {(['checkedBy', 'priceNl', 'priceEn', 'hoursNl', 'hoursEn'] as const).map((field) => (
          <TextField key={field} {...form.field(field)} autoComplete="off" label={label(field)} />
        ))}
      </DeskForm>
    </div>
  );
}
