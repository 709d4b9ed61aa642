import { decisionForm, moderateText } from '#src/contract/desk/moderate-text.ts';
import type { ModeratedText, ModerationDecision } from '#src/contract/desk/moderated-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

interface Props {
  decision: ModerationDecision;
  text: ModeratedText;
  /** Id of the newest action on the page. */
  seen: number;
  onClose: () => void;
  onDone: () => void;
}

/** Dialog for the reason why a text is left, hidden, shown again or erased. */
export function DecisionDialog(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t(`desk-people.decisions.${props.decision}.title`)} onClose={props.onClose}>
      <DecisionForm {...props} />
    </FormDialog>
  );
}

function DecisionForm({ decision, text: { type, id }, seen, onDone }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `moderation.${type}.${id}.${decision}`,
    form: decisionForm,
    id: 'decision',
    start: { reason: '', decision: decision as string },
    words: 'desk-people.errors',
    submit: async ({ reason }) => {
      const result = await api().call(moderateText, { params: { type, id }, body: { decision, reason, seen } });
      if (!result.ok && result.failure.kind === 'conflict') void refreshCalls('open-moderated-text');
      return result;
    },
    onDone,
    explain: ({ kind, message }) => (kind === 'conflict' ? message : null),
  });
  const words = `desk-people.decisions.${decision}`;
  return (
    <div className="stack">
      <p>{t(`${words}.text`)}</p>
      <DeskForm
        form={form}
        kind={decision === 'erase' ? 'risk' : 'accent'}
        submit={t(`${words}.name`)}
        label={t(`${words}.title`)}
      >
        <TextArea
          {...form.field('reason')}
          rows={3}
          dir="auto"
          label={t(decision === 'leave' ? 'desk-people.reasonOptional' : 'desk-people.reason')}
          help={t('desk-people.reasonHelp')}
        />
      </DeskForm>
    </div>
  );
}
