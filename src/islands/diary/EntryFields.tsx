import type { FieldBinding } from '#src/forms/use-form.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useUserToday } from '#src/session/user-day.ts';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';

export interface EntryValues {
  entryDate: string;
  title: string;
  body: string;
}

interface Props {
  form: { readonly field: (name: keyof EntryValues) => FieldBinding };
}

export function TextBox({ form }: Props) {
  const { t } = useIsland();
  return (
    <TextArea
      {...form.field('body')}
      rows={6}
      dir="auto"
      label={t('diary.fields.body')}
      help={t('diary.fields.bodyHelp')}
    />
  );
}

/** Title of an entry. The title of a new entry defaults to the start of its text. */
export function TitleField({ form, isNew = false }: Props & { isNew?: boolean }) {
  const { t } = useIsland();
  return (
    <TextField
      {...form.field('title')}
      autoComplete="off"
      dir="auto"
      label={t('diary.fields.title')}
      {...(isNew ? { help: t('diary.fields.titleHelp') } : {})}
    />
  );
}

export function DayField({ form }: Props) {
  const { t } = useIsland();
  const today = formatFieldDate(useUserToday());
  return (
    <div className="diary-date">
      <TextField
        {...form.field('entryDate')}
        autoComplete="off"
        label={t('diary.fields.entryDate')}
        help={t('diary.fields.entryDateHelp', { today })}
      />
    </div>
  );
}

/** Text, title and date of an entry (docs/specification.md, section 5, "Diary"). */
export function EntryFields({ form }: Props) {
  return (
    <>
      <TextBox form={form} />
      <TitleField form={form} />
      <DayField form={form} />
    </>
  );
}
