import { type Fact, listFacts, signFacts } from '#src/contract/desk/facts.ts';
import { OPENING_FORM_TEXTS, signFactsForm } from '#src/contract/forms/opening.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { useScreenUnsavedForms } from '../frame/unsaved/unsaved-forms.ts';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';

interface Props {
  readonly facts: readonly Fact[];
  readonly onClose: () => void;
}

/** Dialog in which a named person confirms facts in their current text. */
export function SignDialog(props: Props) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-opening.facts.signTitle', { count: props.facts.length })} onClose={props.onClose}>
      <SignDialogForm {...props} />
    </FormDialog>
  );
}

function SignDialogForm({ facts, onClose }: Props) {
  const outerUnsaved = useScreenUnsavedForms();
  const { t } = useIsland();
  const title = t('desk-opening.facts.signTitle', { count: facts.length });
  const form = useDeskForm({
    keep: 'facts.signature',
    form: signFactsForm,
    id: 'sign',
    start: { name: '' },
    textKey: OPENING_FORM_TEXTS,
    submit: ({ name }) =>
      getApiClient().call(signFacts, { body: { name, facts: facts.map(({ id, textHash }) => ({ id, textHash })) } }),
    onDone: () => {
      showToast('done', t('desk-opening.facts.done', { count: facts.length }));
      onClose();
      void refreshCalls(listFacts.name);
    },
  });
  return (
    <div className="stack">
      <p>{t('desk-opening.facts.signLead')}</p>
      <DeskForm
        form={form}
        submit={t('desk-opening.facts.signSubmit')}
        label={title}
        secondaryActions={
          <Button kind="plain" onClick={() => outerUnsaved?.leave(onClose)}>
            {t('forms.cancel')}
          </Button>
        }
      >
        <TextField {...form.field('name')} autoComplete="off" label={t('desk-opening.facts.signName')} />
      </DeskForm>
    </div>
  );
}
