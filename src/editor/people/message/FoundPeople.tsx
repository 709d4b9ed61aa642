import type { FoundPerson } from '#src/contract/desk/find-people.ts';
import { dayAndMonth } from '#src/i18n/date-words.ts';
import { amsterdamDate } from '#src/rules/calendar/today.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';

interface Props {
  people: readonly FoundPerson[];
  chosen: FoundPerson | null;
  onChoose: (person: FoundPerson | null) => void;
}

/** A nickname may belong to several people, who are distinguished by registration date and number of texts. */
export function FoundPeople({ people, chosen, onChoose }: Props) {
  const { t, language } = useIsland();
  if (people.length === 0) return <p role="status">{t('desk-people.message.none')}</p>;
  const since = (person: FoundPerson) => {
    const date = amsterdamDate(new Date(person.since));
    return `${dayAndMonth(date, language)} ${date.slice(0, 4)}`;
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
          since: since(person),
          count: person.texts,
          language: t(`desk-people.languages.${person.language}`),
        }),
      }))}
      chosen={chosen ? [String(chosen.uid)] : []}
      onChoose={([uid]) => onChoose(people.find((person) => String(person.uid) === uid) ?? null)}
    />
  );
}
