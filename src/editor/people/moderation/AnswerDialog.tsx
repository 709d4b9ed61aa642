import { answerObjection, type ObjectionAnswer, objectionAnswerForm } from '#src/contract/desk/objections.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';

interface Props {
  id: number;
  answer: ObjectionAnswer;
  onClose: () => void;
}

/** Dialog for the response to an objection. */
export function AnswerDialog(props: Props) {
  const { t } = useIsland();
  const text = `desk-people.moderation.objections.${props.answer}`;
  return (
    <FormDialog title={t(`${text}.title`)} onClose={props.onClose}>
      <div className="stack">
        <p>{t(`${text}.text`)}</p>
        <AnswerForm {...props} />
      </div>
    </FormDialog>
  );
}

function AnswerForm({ id, answer, onClose }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `objection.${id}.${answer}`,
    form: objectionAnswerForm,
    id: 'objection-answer',
    start: { answer: answer as string, reason: '' },
    textKey: 'desk-people.errors',
    submit: ({ reason }) => getApiClient().call(answerObjection, { params: { id }, body: { answer, reason } }),
    onDone: ({ isUndone }) => {
      onClose();
      const done = answer === 'uphold' || isUndone ? answer : 'overturnGone';
      showToast('done', t(`desk-people.done.${done}`));
      void refreshCalls('list-objections');
    },
    explain: ({ kind, message }) => {
      if (kind === 'not_found') return t('desk-people.moderation.objections.gone');
      return kind === 'conflict' ? message : null;
    },
  });
  const text = `desk-people.moderation.objections.${answer}`;
  return (
    <DeskForm form={form} submit={t(`${text}.name`)} label={t(`${text}.title`)}>
      <TextArea
        {...form.field('reason')}
        rows={3}
        dir="auto"
        label={t(`${text}.reason`)}
        help={t(`${text}.reasonHelp`)}
      />
    </DeskForm>
  );
}
