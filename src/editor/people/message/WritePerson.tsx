import { useState } from 'react';
import { type FoundPerson, findPeople } from '#src/contract/desk/find-people.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { UnsavedHere } from '../../frame/unsaved/UnsavedHere.tsx';
import { useUnsaved } from '../../frame/unsaved/unsaved.ts';
import { Fetched } from '../../kit/Fetched.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { PersonAccess } from '../access/PersonAccess.tsx';
import { FoundPeople } from './FoundPeople.tsx';
import { MessageForm } from './MessageForm.tsx';
import { type Search, SearchPerson } from './SearchPerson.tsx';

/** Message to a person, found by programme and nickname. */
export function WritePerson() {
  const { t, href } = useIsland();
  const [search, setSearch] = useState<Search | null>(null);
  const [chosen, setChosen] = useState<FoundPerson | null>(null);
  const unsaved = useUnsaved();
  const fetched = useCall(findPeople, search === null ? null : { query: search });
  return (
    <div className="people-narrow">
      <ScreenHead
        back={{ href: href('moderation'), text: t('desk-people.moderation.back') }}
        title={t('desk.screens.write-person')}
        lead={t('desk-people.message.lead')}
      />
      <SearchPerson
        onSearch={(asked) =>
          unsaved.leave(() => {
            setChosen(null);
            setSearch(asked);
          })
        }
      />
      {search !== null && (
        <Fetched fetched={fetched}>
          {(people) => (
            <FoundPeople
              people={people}
              chosen={chosen}
              onChoose={(person) => unsaved.leave(() => setChosen(person))}
            />
          )}
        </Fetched>
      )}
      <UnsavedHere unsaved={unsaved}>
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
      </UnsavedHere>
      {chosen && <PersonAccess key={`access-${chosen.uid}`} uid={chosen.uid} />}
    </div>
  );
}
