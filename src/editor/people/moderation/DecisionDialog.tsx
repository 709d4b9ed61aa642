import { decisionForm, moderateText } from '#src/contract/desk/moderate-text.ts';
import type { ModeratedText, ModerationDecision } from '#src/contract/desk/moderated-text.ts';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { useForm } from '#src/forms/use-form.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';

interface Props {
  decision: ModerationDecision;
  text: ModeratedText;
  /** The newest deed that stands on the page. */
  seen: number;
  onClose: () => void;
  onDone: () => void;
}

/** Asks why a text is left, hidden, shown again or erased. */
export function DecisionDialog({ decision, text: { type, id }, seen, onClose, onDone }: Props) {
  const { t } = useIsland();
  const form = useForm({
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
    <Dialog open title={t(`${words}.title`)} closeLabel={t('forms.close')} onClose={onClose}>
      <div className="stack">
        <p>{t(`${words}.text`)}</p>
        <FormFrame
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
        </FormFrame>
      </div>
    </Dialog>
  );
}
