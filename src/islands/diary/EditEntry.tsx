import { useEffect, useRef, useState } from 'react';
import { type DiaryEntry, diaryFields, updateDiaryEntry } from '#src/contract/diary.ts';
import { createDiaryForm } from '#src/contract/forms/community.ts';
import { useWritingForm } from '#src/forms/use-writing-form.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { isCalendarDate } from '#src/rules/calendar/calendar-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { formatFieldDate } from '#src/rules/fields/dates.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { getNow } from '#src/session/now.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { EntryDate } from './EntryDate.tsx';
import { EntryFields, type EntryValues } from './EntryFields.tsx';
import { readEntry } from './operations.ts';

interface OtherTabEntryProps {
  entry: DiaryEntry;
  onTake: () => void;
  onJoin: () => void;
}

/** Version that was saved in another tab, shown next to the typed one, so that both are retained. */
function OtherTabEntry({ entry, onTake, onJoin }: OtherTabEntryProps) {
  const { t } = useIsland();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="sheet stack diary-elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('diary.conflict.title')}</h2>
      <p>{t('diary.conflict.text')}</p>
      <blockquote className="stack">
        <p className="soft">
          <EntryDate date={entry.entryDate} />
        </p>
        <h3 dir="auto">{entry.title}</h3>
        <p className="typed-text" dir="auto">
          {entry.body}
        </p>
      </blockquote>
      <div className="button-row">
        <Button kind="quiet" onClick={onJoin}>
          {t('diary.conflict.join')}
        </Button>
        <Button kind="plain" onClick={onTake}>
          {t('diary.conflict.takeOther')}
        </Button>
      </div>
    </section>
  );
}

interface Props {
  entry: DiaryEntry;
  onSaved: (entry: DiaryEntry) => void;
  onStop: () => void;
}

const toEntryValues = ({ entryDate, title, body }: DiaryEntry): EntryValues => ({
  entryDate: isCalendarDate(entryDate) ? formatFieldDate(entryDate) : '',
  title,
  body,
});

/** Form to edit an entry. If it was saved in another tab, both texts are shown and the user chooses. */
export function EditEntry({ entry, onSaved, onStop }: Props) {
  const { t, href } = useIsland();
  const [start] = useState(() => toEntryValues(entry));
  const [shape] = useState(() => createDiaryForm({ today: getAmsterdamDate(getNow()), kept: entry.entryDate }));
  const params = { id: entry.id };
  const form = useWritingForm({
    form: shape,
    fields: diaryFields,
    id: 'entry',
    draftName: `diary-${entry.id}`,
    start,
    revision: entry.revision,
    textKey: 'diary.errors',
    send: (values, { revision }) =>
      getApiClient().call(updateDiaryEntry, { params: { ...params, revision }, body: values }),
    readCurrent: () => getApiClient().call(readEntry, { params }),
    explain: (failure) => (failure.kind === 'conflict' ? t('diary.conflict.message') : null),
    getFailureText: (_failure, { title }) => t('diary.failed.edit', { title }),
    getSuccessText: ({ title }) => t('diary.changed', { title }),
    onDone: onSaved,
  });
  const { elsewhere } = form;

  const loadOther = (other: DiaryEntry) => {
    form.clear();
    onSaved(other);
  };
  return (
    <Screen title={t('diary.editTitle')} back={{ href: href('diary'), text: t('diary.toDiary') }}>
      {elsewhere && (
        <OtherTabEntry
          entry={elsewhere}
          onTake={() => loadOther(elsewhere)}
          onJoin={() => {
            const ownText = form.hook.getValues('body');
            form.set('body', `${elsewhere.body}\n\n${ownText}`);
            document.getElementById(form.fieldId('body'))?.focus();
          }}
        />
      )}
      <div className="sheet stack">
        <WritingForm
          form={form}
          submit={t(elsewhere ? 'diary.conflict.keepMine' : 'diary.saveChange')}
          label={t('diary.editTitle')}
          readers="nobody"
          cancel={{ text: t('diary.stop'), onCancel: onStop }}
        >
          <EntryFields form={form} />
        </WritingForm>
      </div>
    </Screen>
  );
}
