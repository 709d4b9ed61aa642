import { useState } from 'react';
import { findPeople, type PersonSummary } from '#src/contract/desk/people.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { getAmsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Options } from '#src/ui/options/Options.tsx';
import { UnsavedGuard } from '../../frame/unsaved/UnsavedGuard.tsx';
import { useUnsavedForms } from '../../frame/unsaved/unsaved-forms.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { PersonAccess } from '../access/PersonAccess.tsx';
import { MessageForm } from './MessageForm.tsx';
import { type PersonSearch, SearchPerson } from './SearchPerson.tsx';

interface Props {
  people: readonly PersonSummary[];
  selected: PersonSummary | null;
  onChoose: (person: PersonSummary | null) => void;
}

/** Users with the nickname: several may have it, and differ in registration date and number of texts. */
function FoundPeople({ people, selected, onChoose }: Props) {
  const { t, language } = useIsland();
  if (people.length === 0) return <p role="status">{t('desk-people.message.none')}</p>;
  const getSinceText = (person: PersonSummary) => {
    const date = getAmsterdamDate(new Date(person.since));
    return `${formatDayAndMonth(date, language)} ${date.slice(0, 4)}`;
  };
  return (
    <Options
      id="found"
      name="found"
      pick="one"
      legend={t('desk-people.message.found', { count: people.length })}
      options={people.map((person) => ({
        value: String(person.uid),
        label: <span dir="auto">{person.nickname}</span>,
        help: t('desk-people.message.who', {
          since: getSinceText(person),
          count: person.texts,
          language: t(`desk-people.languages.${person.language}`),
        }),
      }))}
      selected={selected ? [String(selected.uid)] : []}
      onChoose={([uid]) => onChoose(people.find((person) => String(person.uid) === uid) ?? null)}
    />
  );
}

/** Form for a message to a user, found by programme and nickname. */
export function WritePerson() {
  const { t, href } = useIsland();
  const [search, setSearch] = useState<PersonSearch | null>(null);
  const [chosen, setChosen] = useState<PersonSummary | null>(null);
  const unsavedForms = useUnsavedForms();
  const fetchState = useCall(findPeople, search === null ? null : { query: search });
  return (
    <div className="people-narrow">
      <ScreenHead
        back={{ href: href('moderation'), text: t('desk-people.moderation.back') }}
        title={t('desk.screens.write-person')}
        lead={t('desk-people.message.lead')}
      />
      <SearchPerson
        onSearch={(options) =>
          unsavedForms.leave(() => {
            setChosen(null);
            setSearch(options);
          })
        }
      />
      {search !== null && (
        <FetchedContent fetchState={fetchState}>
          {(people) => (
            <FoundPeople
              people={people}
              selected={chosen}
              onChoose={(person) => unsavedForms.leave(() => setChosen(person))}
            />
          )}
        </FetchedContent>
      )}
      <UnsavedGuard unsaved={unsavedForms}>
        {chosen && (
          <section aria-labelledby="message-title">
            <h2 id="message-title" dir="auto">
              {t('desk-people.message.title', { nickname: chosen.nickname })}
            </h2>
            <MessageForm
              key={chosen.uid}
              uid={chosen.uid}
              nickname={chosen.nickname}
              about={null}
              onDone={() => showToast('done', t('desk-people.done.message'))}
            />
          </section>
        )}
      </UnsavedGuard>
      {chosen && <PersonAccess key={`access-${chosen.uid}`} uid={chosen.uid} />}
    </div>
  );
}
