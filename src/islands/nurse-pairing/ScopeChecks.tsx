import { NURSE_SCOPES, type NurseScopes } from '#src/contract/nurse-scopes.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';

interface Props {
  readonly scopes: NurseScopes;
  readonly onChange: (scopes: NurseScopes) => void;
}

/** Checkboxes for the data shared with the nurse. Programmes without exercises have no answers to share. */
export function ScopeChecks({ scopes, onChange }: Props) {
  const { t } = useIsland();
  return (
    <fieldset className="field pairing-scopes">
      <legend>{t('pairing.scopes.legend')}</legend>
      {NURSE_SCOPES.map((scope) => {
        const isOut = scope === 'answers' && !scopes.exercises;
        return (
          <Check
            key={scope}
            id={`scope-${scope}`}
            label={t(`pairing.scopes.${scope}`)}
            disabled={isOut}
            checked={scopes[scope] && !isOut}
            onChange={({ target }) => onChange({ ...scopes, [scope]: target.checked })}
          />
        );
      })}
    </fieldset>
  );
}
