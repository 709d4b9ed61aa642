import { useIsland } from '#src/session/Island.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { useEditableContent } from '../../kit/things/MayPublish.tsx';

interface Props {
  id: string;
  error?: string | undefined;
  selected: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
}

/** Checkboxes for the programmes that an entry belongs to. */
export function DomainPicks({ id, error, selected, onChoose }: Props) {
  const { t, language } = useIsland();
  const options = useEditableContent()
    .domainsBeside(selected)
    .map(({ key, words }) => ({ value: key, label: words.programme[language] }));
  return (
    <Options
      id={id}
      name={id}
      legend={t('desk-library.domains')}
      pick="several"
      variant="chips"
      error={error}
      options={options}
      selected={selected}
      onChoose={onChoose}
    />
  );
}
