import { useState } from 'react';
import type { DiaryEntry } from '#src/contract/diary-entry.ts';
import { diaryFields } from '#src/contract/diary-entry.ts';
import { namesOf } from '#src/contract/fields/fields.ts';
import { diaryForm } from '#src/contract/forms/diary.ts';
import type { Result } from '#src/contract/result.ts';
import { updateDiaryEntry } from '#src/contract/update-diary-entry.ts';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { fieldDateOf } from '#src/rules/fields/date.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { EntryFields, type EntryTyped } from './EntryFields.tsx';
import { readEntry } from './operations.ts';
import { SavedElsewhere } from './SavedElsewhere.tsx';

interface Props {
  entry: DiaryEntry;
  onSaved: (entry: DiaryEntry) => void;
  onStop: () => void;
}

const typedOf = ({ entryDate, title, body }: DiaryEntry): EntryTyped => ({
  entryDate: isCalendarDate(entryDate) ? fieldDateOf(entryDate) : '',
  title,
  body,
});

/** Changes an entry. Where another tab saved meanwhile both texts are shown, and the person chooses. */
export function EditEntry({ entry, onSaved, onStop }: Props) {
  const { t, href } = useIsland();
  const [start] = useState(() => typedOf(entry));
  const [shape] = useState(() => diaryForm({ today: amsterdamDate(new Date()), kept: entry.entryDate }));
  const [elsewhere, setElsewhere] = useState<DiaryEntry | null>(null);
  const [saved, setSaved] = useState<DiaryEntry | null>(null);
  const { draft, isEarlier, forget } = useDraft(`diary-${entry.id}`, start);
  const { revision } = elsewhere ?? entry;
  const params = { id: entry.id };

  const form = useForm({
    form: shape,
    id: 'entry',
    start,
    words: 'diary.errors',
    draft,
    submit: async (values): Promise<Result<DiaryEntry>> => {
      const result = await api().call(updateDiaryEntry, { params: { ...params, revision }, body: values });
      if (result.ok) return result;
      const other = result.failure.kind === 'conflict' ? await api().call(readEntry, { params }) : null;
      if (other?.ok) setElsewhere(other.value);
      else showToast('failed', t('diary.failed.edit', { title: values.title }));
      return refusedAt(result, namesOf(diaryFields));
    },
    onDone: (after) => {
      showToast('done', t('diary.changed', { title: after.title }));
      if (after.isHelpShown) setSaved(after);
      else onSaved(after);
    },
    failureIn: 'form',
    explain: (failure) => (failure.kind === 'conflict' ? t('diary.conflict.message') : null),
  });

  const takeOther = (other: DiaryEntry) => {
    forget();
    onSaved(other);
  };
  return (
    <Screen title={t('diary.editTitle')} back={{ href: href('diary'), text: t('diary.toDiary') }}>
      {elsewhere && (
        <SavedElsewhere
          entry={elsewhere}
          onTake={() => takeOther(elsewhere)}
          onJoin={() => {
            const mine = form.hook.getValues('body');
            form.set('body', `${elsewhere.body}\n\n${mine}`);
            document.getElementById(form.fieldId('body'))?.focus();
          }}
        />
      )}
      <div className="sheet stack">
        {isEarlier && (
          <EarlierDraft
            onDiscard={() => {
              form.reset(start);
              forget();
            }}
          />
        )}
        <FormFrame
          form={form}
          submit={t(elsewhere ? 'diary.conflict.keepMine' : 'diary.saveChange')}
          label={t('diary.editTitle')}
          beside={
            <Button
              kind="plain"
              onClick={() => {
                forget();
                onStop();
              }}
            >
              {t('diary.stop')}
            </Button>
          }
        >
          <EntryFields form={form} />
        </FormFrame>
      </div>
      <HelpDialog readers="nobody" open={saved !== null} onClose={() => saved && onSaved(saved)} />
    </Screen>
  );
}
