import type { ComponentProps } from 'react';
import { toTextKey } from '#src/i18n/text-key.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { ACTIONS, SITUATIONS } from './if-then-choices.ts';

/** Values of an if-then plan. */
export interface IfThenInputs {
  readonly situation: string;
  readonly action: string;
}

interface Props {
  id: string;
  halves: IfThenInputs;
  maxLength: number;
  onChange: (halves: IfThenInputs) => void;
}

/** Field for one half of an if-then plan. The options come first, because choosing works better than typing. */
export function IfThenTextField({
  name,
  id,
  halves,
  maxLength,
  onChange,
  legend,
  few,
}: Props & { name: keyof IfThenInputs; legend?: string; few?: ComponentProps<typeof Options>['few'] }) {
  const { t, domain } = useIsland();
  const keys = (name === 'situation' ? SITUATIONS : ACTIONS)[domain.key] ?? [];
  const texts = keys.map((key) => t(toTextKey(`hard-moment.plans.${name}s.${domain.key}.${key}`)));
  return (
    <div className="stack">
      <Options
        id={`${id}-${name}`}
        name={`${id}-${name}`}
        legend={legend ?? t(`hard-moment.plans.${name}`)}
        pick="one"
        variant="chips"
        options={texts.map((text) => ({ value: text, label: text }))}
        selected={texts.includes(halves[name]) ? [halves[name]] : []}
        {...(few && { few })}
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
}

/** Fields for both halves of an if-then plan. */
export function IfThenFields(props: Props) {
  return (
    <>
      <IfThenTextField {...props} name="situation" />
      <IfThenTextField {...props} name="action" />
    </>
  );
}
