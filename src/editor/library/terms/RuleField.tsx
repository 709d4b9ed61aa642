import { PHASE_RULE, PHASES } from '#src/contract/desk/terms.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
import { BADGE_RULES } from '#src/rules/badges/badge-rule.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';

interface Props {
  form: {
    readonly field: (name: 'rule' | 'phase') => FieldBinding;
    readonly value: (name: 'rule') => string;
  };
}

const NUMBERS = Array.from({ length: PHASES.last }, (_, index) => String(index + PHASES.first));

/** Field for the rule by which a badge is awarded: one of the rules of the product. */
export function RuleField({ form }: Props) {
  const { t } = useIsland();
  const rules = BADGE_RULES.map((rule) => ({
    value: rule,
    label: t(`desk-library.terms.rules.${rule}`, { phase: '…' }),
  }));
  return (
    <div className="library-pair">
      <SelectField
        {...form.field('rule')}
        label={t('desk-library.terms.rule')}
        options={[{ value: '', label: t('desk-library.terms.chooseRule') }, ...rules]}
      />
      {form.value('rule') === PHASE_RULE && (
        <SelectField
          {...form.field('phase')}
          label={t('desk-library.terms.phase')}
          options={NUMBERS.map((value) => ({ value, label: value }))}
        />
      )}
    </div>
  );
}
