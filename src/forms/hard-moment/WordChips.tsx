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

/** Multiple choice as chips, with a field for the user's own text. */
export function WordChips({ id, legend, values, words, selected, onChoose, maxLength, few, max }: Props) {
  const { t } = useIsland();
  const [typed, setTyped] = useState('');
  const [isFull, setFull] = useState(false);
  const limit = max === undefined ? undefined : { count: max, full: t('hard-moment.full', { count: max }) };
  const ownWords = selected.filter((word) => !values.includes(word));
  const options = [
    ...values.map((value) => ({ value, label: t(`${words}.${value}`) })),
    ...ownWords.map((value) => ({ value, label: value })),
  ];
  const add = () => {
    const word = typed.trim();
    if (word !== '' && limit && selected.length >= limit.count) return setFull(true);
    if (word !== '' && !selected.includes(word)) onChoose([...selected, word]);
    setTyped('');
    setFull(false);
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
        selected={selected}
        onChoose={onChoose}
        most={limit}
        {...(few && { few })}
      />
      <div className="word-own">
        <TextField
          id={`${id}-own`}
          label={t('hard-moment.ownWord')}
          error={isFull && selected.length === limit?.count ? limit.full : undefined}
          value={typed}
          maxLength={maxLength}
          autoComplete="off"
          onChange={({ target }) => setTyped(target.value)}
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
