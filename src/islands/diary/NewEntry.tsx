import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createDiaryEntry, diaryFields } from '#src/contract/diary.ts';
import { createDiaryForm } from '#src/contract/forms/community.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
import { useWritingForm } from '#src/forms/use-writing-form.ts';
import { WritingForm } from '#src/forms/WritingForm.tsx';
import { formatRelativeDay } from '#src/i18n/format-date-time.ts';
import { formatFieldDate, readFieldDate } from '#src/rules/fields/dates.ts';
import { toShortTitle } from '#src/rules/fields/text.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { useDayAtOpening, useUserToday } from '#src/session/user-day.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { LinkedDrawing } from '#src/ui/drawing/LinkedDrawing.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { ArrowLink } from '#src/ui/way-link/ArrowLink.tsx';
import { DayField, type EntryValues, TextBox, TitleField } from './EntryFields.tsx';
import { getOpener, Openers } from './Openers.tsx';

interface Props {
  form: {
    readonly field: (name: keyof EntryValues) => FieldBinding;
    readonly fieldId: (name: keyof EntryValues) => string;
    readonly value: (name: keyof EntryValues) => string;
    readonly set: (name: keyof EntryValues, value: string) => void;
    readonly getError: (name: keyof EntryValues) => string | undefined;
  };
  /** True if date and title are expanded. */
  isOpen: boolean;
}

/** Text field with suggested openings. Date and title are filled in and collapsed. */
function NewEntryFields({ form, isOpen }: Props) {
  const { t, language } = useIsland();
  const today = useUserToday();
  const day = readFieldDate(form.value('entryDate'));
  const isRefused = Boolean(form.getError('title') ?? form.getError('entryDate'));
  return (
    <>
      <TextBox form={form} />
      <Openers box={form.fieldId('body')} text={form.value('body')} onText={(text) => form.set('body', text)} />
      <div>
        {day.ok && (
          <p className="soft">{t('diary.fields.about', { day: formatRelativeDay(day.value, today, language) })}</p>
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

/** Page to write a diary entry (docs/specification.md, section 2). */
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
    <>
      <section className="scene diary-scene diary-writing" data-light="hour">
        <div className="page-width">
          <p className="screen-back">
            <ArrowLink href={href('diary')} way="back">
              {t('diary.toDiary')}
            </ArrowLink>
          </p>
          <h1>{t('diary.newTitle')}</h1>
          <p>{t('diary.newLead')}</p>
        </div>
        <LinkedDrawing name="laan" />
      </section>
      <div className="page-width page-column diary-form">
        <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
          <NewEntryForm />
        </LoggedIn>
      </div>
    </>
  );
}

function NewEntryForm() {
  const { t, href } = useIsland();
  const today = useDayAtOpening();
  const [start] = useState(() => {
    const body = getOpener(location.search, t);
    return { entryDate: formatFieldDate(today), title: toShortTitle(body), body };
  });
  const [shape] = useState(() => createDiaryForm({ today, kept: '' }));
  const form = useWritingForm({
    form: shape,
    fields: diaryFields,
    id: 'entry',
    draftName: 'diary-new',
    start,
    textKey: 'diary.errors',
    send: (values, { key }) => getApiClient().call(createDiaryEntry, { body: values, key }),
    getFailureText: (_failure, { title }) => t('diary.failed.add', { title }),
    getSuccessText: ({ title }) => t('diary.added', { title }),
    isLeft: true,
    onDone: () => location.assign(href('diary')),
  });
  const body = form.value('body');
  const offeredRef = useRef(start.title);
  // Uses the start of the text as the title until the user types a title.
  const offerTitle = useEffectEvent((text: string) => {
    if (form.value('title') !== offeredRef.current) return;
    offeredRef.current = toShortTitle(text);
    form.set('title', offeredRef.current);
  });
  useEffect(() => offerTitle(body), [body]);
  // Expands date and title if the stored draft has a changed date or title.
  const [isOwn] = useState(
    () => form.value('title') !== toShortTitle(body) || form.value('entryDate') !== start.entryDate,
  );
  return (
    <div className="stack">
      <WritingForm
        form={form}
        submit={t('diary.save')}
        label={t('diary.newTitle')}
        readers="nobody"
        later={{ text: t('diary.later'), href: href('diary') }}
      >
        <NewEntryFields form={form} isOpen={isOwn} />
      </WritingForm>
    </div>
  );
}
