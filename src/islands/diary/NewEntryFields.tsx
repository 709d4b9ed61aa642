import type { FieldBinding } from '#src/forms/use-form.ts';
import { dayInSentence } from '#src/i18n/moment-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { readFieldDate } from '#src/rules/fields/date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { DayField, type EntryTyped, TextBox, TitleField } from './EntryFields.tsx';
import { Openers } from './Openers.tsx';

interface Props {
  form: {
    readonly field: (name: keyof EntryTyped) => FieldBinding;
    readonly fieldId: (name: keyof EntryTyped) => string;
    readonly value: (name: keyof EntryTyped) => string;
    readonly set: (name: keyof EntryTyped, value: string) => void;
    readonly errorOf: (name: keyof EntryTyped) => string | undefined;
  };
  /** True while date and title are visible. */
  isOpen: boolean;
}

/** The text field only, with a suggested beginning. Date and title are filled in already, and fold away. */
export function NewEntryFields({ form, isOpen }: Props) {
  const { t, language } = useIsland();
  const day = readFieldDate(form.value('entryDate'));
  const isRefused = Boolean(form.errorOf('title') ?? form.errorOf('entryDate'));
  return (
    <>
      <TextBox form={form} />
      <Openers box={form.fieldId('body')} text={form.value('body')} onText={(text) => form.set('body', text)} />
      <div>
        {day.ok && (
          <p className="soft">
            {t('diary.fields.about', { day: dayInSentence(day.value, amsterdamDate(getNow()), language) })}
          </p>
        )}
        <Details summary={t('diary.fields.more')} open={isOpen || isRefused}>
          <div className="stack">
            <TitleField form={form} isNew />
            <DayField form={form} />
          </div>
        </Details>
      </div>
    </>
  );
}
