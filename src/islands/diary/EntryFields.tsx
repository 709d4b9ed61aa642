import type { FieldBinding } from '#src/forms/use-form.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { fieldDateOf } from '#src/rules/fields/date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextArea, TextField } from '#src/ui/field/fields.tsx';

export interface EntryTyped {
  entryDate: string;
  title: string;
  body: string;
}

/** Date, title and text of an entry (section 5, "Diary"). */
export function EntryFields({ form }: { form: { readonly field: (name: keyof EntryTyped) => FieldBinding } }) {
  const { t } = useIsland();
  const today = fieldDateOf(amsterdamDate(new Date()));
  return (
    <>
      <div className="diary-date">
        <TextField
          {...form.field('entryDate')}
          autoComplete="off"
          label={t('diary.fields.entryDate')}
          help={t('diary.fields.entryDateHelp', { today })}
        />
      </div>
      <TextField {...form.field('title')} autoComplete="off" dir="auto" label={t('diary.fields.title')} />
      <TextArea
        {...form.field('body')}
        rows={12}
        dir="auto"
        label={t('diary.fields.body')}
        help={t('diary.fields.bodyHelp')}
      />
    </>
  );
}
