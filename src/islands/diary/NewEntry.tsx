import { useState } from 'react';
import { createDiaryEntry } from '#src/contract/create-diary-entry.ts';
import { diaryFields } from '#src/contract/diary-entry.ts';
import { namesOf } from '#src/contract/fields/fields.ts';
import { diaryForm } from '#src/contract/forms/diary.ts';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { refusedAt } from '#src/forms/refused-at.ts';
import { useDraft } from '#src/forms/use-draft.ts';
import { useForm } from '#src/forms/use-form.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { fieldDateOf } from '#src/rules/fields/date.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { carryToast, showToast } from '#src/session/toasts.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { EntryFields } from './EntryFields.tsx';

/** A new entry in the diary (section 2). */
export function NewEntry(island: IslandProps) {
  return (
    <Island {...island}>
      <NewEntryScreen />
    </Island>
  );
}

function NewEntryScreen() {
  const { t, href } = useIsland();
  return (
    <Screen
      title={t('diary.newTitle')}
      lead={t('diary.newLead')}
      back={{ href: href('diary'), text: t('diary.toDiary') }}
    >
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <NewEntryForm />
      </LoggedIn>
    </Screen>
  );
}

function NewEntryForm() {
  const { t, href } = useIsland();
  const [today] = useState(() => amsterdamDate(new Date()));
  const [start] = useState({ entryDate: fieldDateOf(today), title: '', body: '' });
  const [shape] = useState(() => diaryForm({ today, kept: '' }));
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { draft, isEarlier, forget } = useDraft('diary-new', start);
  const key = useWriteKey();
  const form = useForm({
    form: shape,
    id: 'entry',
    start,
    words: 'diary.errors',
    draft,
    failureIn: 'form',
    submit: async (values) => {
      const made = await api().call(createDiaryEntry, { body: values, key: key.keyFor(values) });
      if (!made.ok) showToast('failed', t('diary.failed.add', { title: values.title }));
      return refusedAt(made, namesOf(diaryFields));
    },
    onDone: (entry) => {
      key.done();
      carryToast('done', t('diary.added', { title: entry.title }));
      if (entry.isHelpShown) setHelpOpen(true);
      else location.assign(href('diary'));
    },
  });
  return (
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
        submit={t('diary.save')}
        label={t('diary.newTitle')}
        beside={
          <ButtonLink kind="plain" href={href('diary')}>
            {t('diary.later')}
          </ButtonLink>
        }
      >
        <EntryFields form={form} />
      </FormFrame>
      <HelpDialog open={isHelpOpen} readers="nobody" onClose={() => location.assign(href('diary'))} />
    </div>
  );
}
