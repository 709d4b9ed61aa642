import { useMemo } from 'react';
import type { Submission } from '#src/contract/submissions.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { getDraft, getStoredDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { AnswerInputs } from '#src/webforms/answer-inputs.ts';
import { Webform } from '#src/webforms/Webform.tsx';
import { getRejectionText } from './rejection-text.ts';
import { useSendExercise } from './use-send-exercise.ts';
import { useSubmitWithHelp } from './use-submit-with-help.tsx';
import { useWebformTexts } from './use-webform-texts.ts';

/** The only form that is emailed and not stored. */
export const CONTACT_FORM = 'contact';

interface Props {
  definition: WebformDefinition;
  cookies: string;
  /** Earlier submission to change. */
  submission?: Submission | undefined;
  epoch?: number | undefined;
}

/** Form that is not an exercise, such as the contact form, for logged-in users. */
export function PlainForm({ definition, cookies, submission, epoch }: Props) {
  const { t, href, domain } = useIsland();
  const { uid } = useUser();
  const { id } = definition;
  const texts = useWebformTexts();
  const notice = useFailureToast();
  const draft = useMemo(
    () =>
      id === CONTACT_FORM ? getStoredDraft<AnswerInputs>('contact_form') : getDraft<AnswerInputs>(uid, `form.${id}`),
    [uid, id],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: refreshed data do not overwrite typed values
  const initial = useMemo(() => submission?.answers ?? {}, []);
  const send = useSendExercise({ definition, submission, epoch });
  const help = useSubmitWithHelp(send, id === CONTACT_FORM ? CONTACT_FORM : undefined);
  const isNurse = domain.variant === 'professional';
  return (
    <>
      <Webform
        id="form"
        definition={definition}
        initial={initial}
        onSubmit={help.send}
        onDone={help.show}
        draft={draft}
        notice={notice}
        t={texts}
        cookiesHref={cookies}
        failureText={(failure) => getRejectionText(t, failure)}
        footer={
          <div className="button-row">
            <ButtonLink href={href(isNurse ? 'clients' : 'programme')}>
              {t(isNurse ? 'exercise.toClients' : 'exercise.back')}
            </ButtonLink>
          </div>
        }
      />
      {help.dialog}
    </>
  );
}
