import { listTerms } from '#src/contract/desk/list-terms.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Options } from '#src/ui/options/Options.tsx';
import { Fetched } from '../../kit/Fetched.tsx';

interface Props {
  id: string;
  error: string | undefined;
  chosen: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** The badges that a milestone counts. */
export function BadgesField({ id, error, chosen, onChoose }: Props) {
  const { t, language } = useIsland();
  const fetched = useCall(listTerms, { params: { vocabulary: 'badges' } });
  return (
    <Fetched fetched={fetched}>
      {(badges) => (
        <Options
          id={id}
          name={id}
          legend={t('desk-library.terms.badges.title')}
          pick="several"
          look="chips"
          error={error}
          options={badges.map(({ uuid, words }) => ({
            value: uuid,
            label: (words[language] ?? words.nl ?? words.en)?.name ?? '',
          }))}
          chosen={chosen}
          onChoose={onChoose}
        />
      )}
    </Fetched>
  );
}
