import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDiaryEntry } from '#src/contract/create-diary-entry.ts';
import { diaryFields } from '#src/contract/diary-entry.ts';
import { diaryForm } from '#src/contract/forms/diary.ts';
import { useWriting } from '#src/forms/use-writing.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { fieldDateOf } from '#src/rules/fields/date.ts';
import { firstWords } from '#src/rules/fields/first-words.ts';
import { api } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useDayOpened } from '#src/session/own-today.ts';
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
  const today = useDayOpened();
  const [start] = useState({ entryDate: fieldDateOf(today), title: '', body: '' });
  const [shape] = useState(() => diaryForm({ today, kept: '' }));
  const form = useWriting({
    form: shape,
    fields: diaryFields,
    id: 'entry',
    keep: 'diary-new',
    start,
    words: 'diary.errors',
    send: (values, { key }) => api().call(createDiaryEntry, { body: values, key }),
    failed: (_failure, { title }) => t('diary.failed.add', { title }),
    saved: ({ title }) => t('diary.added', { title }),
    isLeft: true,
    onDone: () => location.assign(href('diary')),
  });
  const body = form.value('body');
  const offered = useRef('');
  // Until somebody writes a title of their own, the first words of the text are one.
  const offerTitle = useEffectEvent((text: string) => {
    if (form.value('title') !== offered.current) return;
    offered.current = firstWords(text);
    form.set('title', offered.current);
  });
  useEffect(() => offerTitle(body), [body]);
  return (
    <div className="sheet stack">
      <WritingForm
        form={form}
        submit={t('diary.save')}
        label={t('diary.newTitle')}
        readers="nobody"
        later={{ text: t('diary.later'), href: href('diary') }}
      >
        <EntryFields form={form} isNew />
      </WritingForm>
    </div>
  );
}
