import { among } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { ACTIONS, SITUATIONS } from './if-then-choices.ts';

/** Both halves of a plan. */
export interface Halves {
  readonly situation: string;
  readonly action: string;
}

interface Props {
  id: string;
  halves: Halves;
  maxLength: number;
  onChange: (halves: Halves) => void;
}

/** Picks a situation and an answer to it, or writes them: picking stands first, because it works better. */
export function IfThenFields({ id, halves, maxLength, onChange }: Props) {
  const { t, domain } = useIsland();
  const half = (name: keyof Halves, keys: readonly string[] = []) => {
    const texts = keys.map((key) => t(among(`hard-moment.plans.${name}s.${domain.key}.${key}`)));
    return (
      <div className="stack">
        <Options
          id={`${id}-${name}`}
          name={`${id}-${name}`}
          legend={t(`hard-moment.plans.${name}`)}
          pick="one"
          look="chips"
          options={texts.map((text) => ({ value: text, label: text }))}
          chosen={texts.includes(halves[name]) ? [halves[name]] : []}
          onChoose={([text]) => onChange({ ...halves, [name]: text ?? '' })}
        />
        <TextField
          id={`${id}-${name}-own`}
          label={t(`hard-moment.plans.${name}Own`)}
          value={halves[name]}
          maxLength={maxLength}
          autoComplete="off"
          dir="auto"
          onChange={({ target }) => onChange({ ...halves, [name]: target.value })}
        />
      </div>
    );
  };
  return (
    <>
      {half('situation', SITUATIONS[domain.key])}
      {half('action', ACTIONS[domain.key])}
    </>
  );
}
