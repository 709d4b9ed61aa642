import {
  decisionForm,
  isExplained,
  type ModeratedText,
  type ModerationDecision,
  moderateText,
} from '#src/contract/desk/moderation.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { GroundsFields } from '../parts/GroundsFields.tsx';

interface Props {
  decision: ModerationDecision;
  text: ModeratedText;
  /** Id of the newest action on the page. */
  seen: number;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog for the reason why a text is approved, hidden, shown again or deleted. */
export function DecisionDialog(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t(`desk-people.decisions.${props.decision}.title`)} onClose={props.onClose}>
      <DecisionForm {...props} />
    </FormDialog>
  );
}

function DecisionForm({ decision, text: { type, id, author, reports, state }, seen, onDone }: Props) {
  const { t } = useIsland();
  const answersReport = decision === 'leave' && reports.some(({ cause }) => cause === 'report');
  const hasReasons = author === 'participant' && isExplained(decision);
  const form = useDeskForm({
    keep: `moderation.${type}.${id}.${decision}`,
    form: decisionForm,
    id: 'decision',
    start: { reason: '', decision: decision as string, rule: 'first' as string, source: 'team' as string },
    textKey: 'desk-people.errors',
    submit: async ({ reason, rule, source }) => {
      const grounds = hasReasons ? { rule, source } : {};
      const body = { decision, reason, seen, state, ...grounds };
      const result = await getApiClient().call(moderateText, { params: { type, id }, body });
      if (!result.ok && result.failure.kind === 'conflict') void refreshCalls('open-moderated-text');
      return result;
    },
    onDone,
    explain: ({ kind, message }) => (kind === 'conflict' ? message : null),
  });
  const text = `desk-people.decisions.${decision}`;
  return (
    <div className="stack">
      <p>{t(`${text}.text`)}</p>
      <DeskForm
        form={form}
        kind={decision === 'erase' ? 'risk' : 'accent'}
        submit={t(`${text}.name`)}
        label={t(`${text}.title`)}
      >
        <GroundsFields
          field={form.field}
          isExplained={hasReasons}
          {...(decision === 'leave' ? { reason: t('desk-people.reasonOptional') } : {})}
          {...(answersReport && {
            reason: t('desk-people.moderation.stays.label'),
            help: t('desk-people.moderation.stays.help'),
          })}
        />
      </DeskForm>
    </div>
  );
}
