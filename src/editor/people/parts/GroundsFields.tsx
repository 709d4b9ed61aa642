import { BROKEN_RULES, DECISION_SOURCES } from '#src/contract/desk/moderation.ts';
import type { FieldBinding } from '#src/forms/use-form.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField, TextArea } from '#src/ui/field/fields.tsx';

interface Props {
  field: (name: 'rule' | 'source' | 'reason') => FieldBinding;
  /** True if the reasons are sent to the user. */
  isExplained: boolean;
  /** Label of the reason if it is not sent in a message. */
  reason?: string;
  /** Help text of the reason, for reasons that users can read too. */
  help?: string;
}

/** Fields for the grounds of a decision: the rule, how the violation was noticed, and the facts. */
export function GroundsFields({ field, isExplained, reason, help }: Props) {
  const { t } = useIsland();
  return (
    <>
      {isExplained && (
        <>
          <SelectField
            {...field('rule')}
            label={t('desk-people.grounds.rule.label')}
            options={BROKEN_RULES.map((value) => ({ value, label: t(`desk-people.grounds.rule.${value}`) }))}
          />
          <SelectField
            {...field('source')}
            label={t('desk-people.grounds.source.label')}
            options={DECISION_SOURCES.map((value) => ({ value, label: t(`desk-people.grounds.source.${value}`) }))}
          />
        </>
      )}
      <TextArea
        {...field('reason')}
        rows={3}
        dir="auto"
        label={isExplained ? t('desk-people.grounds.facts') : (reason ?? t('desk-people.reason'))}
        help={isExplained ? t('desk-people.grounds.factsHelp') : (help ?? t('desk-people.reasonHelp'))}
      />
    </>
  );
}
