import { type ComponentProps, type ReactNode, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';

interface Props {
  id: string;
  legend: ReactNode;
  /** Values of the options; `words` is the key prefix of their texts. */
  values: readonly string[];
  /** Key prefix of the options' texts. */
  words: string;
  selected: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  /** Maximum number of code points of the user's own text. */
  maxLength: number;
  few?: ComponentProps<typeof Options>['few'];
  /** Maximum number of words; no limit if omitted. */
  max?: number;
}

/**
 * Multiple choice as chips, with a field for the user's own text. A typed text is selected at once, as the last value, so
 * that it is saved also if it was not added as a chip.
 */
export function WordChips({ id, legend, values, words, selected, onChoose, maxLength, few, max }: Props) {
  const { t } = useIsland();
  const [typed, setTyped] = useState('');
  const [pending, setPending] = useState<string | null>(null);
  const chosen = selected.filter((word) => word !== pending);
  const full = max === undefined ? '' : t('hard-moment.full', { count: max });
  const limit = max === undefined ? undefined : { count: pending === null ? max : max - 1, full };
  const isFull = limit !== undefined && chosen.length > limit.count;
  const ownWords = chosen.filter((word) => !values.includes(word));
  const options = [
    ...values.map((value) => ({ value, label: t(`${words}.${value}`) })),
    ...ownWords.map((value) => ({ value, label: value })),
  ];
  const type = (text: string) => {
    const word = text.trim();
    const isNew = word !== '' && !chosen.includes(word);
    setTyped(text);
    setPending(isNew ? word : null);
    onChoose(isNew ? [...chosen, word] : chosen);
  };
  const add = () => {
    if (isFull) return;
    setTyped('');
    setPending(null);
  };
  return (
    <div className="word-chips">
      <Options
        id={id}
        name={id}
        legend={legend}
        pick="several"
        variant="chips"
        options={options}
        selected={chosen}
        onChoose={(next) => onChoose(pending === null ? next : [...new Set([...next, pending])])}
        most={limit}
        {...(few && { few })}
      />
      <div className="word-own">
        <TextField
          id={`${id}-own`}
          label={t('hard-moment.ownWord')}
          error={isFull ? full : undefined}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add();
          }}
        />
        <Button kind="quiet" icon="plus" onClick={add}>
          {t('hard-moment.add')}
        </Button>
      </div>
    </div>
  );
}
