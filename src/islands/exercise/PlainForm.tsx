import { useMemo } from 'react';
import { submitWebform } from '#src/contract/submit-webform.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { useFailureToast } from '#src/forms/use-failure-toast.ts';
import { useWriteKey } from '#src/forms/use-write-key.ts';
import { api } from '#src/session/api.ts';
import { draftOf, storedDraft } from '#src/session/drafts.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import type { Typed } from '#src/webforms/typed-answers.ts';
import { Webform } from '#src/webforms/Webform.tsx';
import { useHelpAfter } from './use-help-after.tsx';
import { useWebformTexts } from './use-webform-texts.ts';

const CONTACT = 'contact';

/** A form that is no exercise, such as the one to contact us: filled in once, for whoever is logged in. */
export function PlainForm({ definition, cookies }: { definition: WebformDefinition; cookies: string }) {
  const { t, href, domain } = useIsland();
  const { uid } = useUser();
  const { id } = definition;
  const texts = useWebformTexts();
  const notice = useFailureToast();
  const draft = useMemo(
    () => (id === CONTACT ? storedDraft<Typed>('contact_form') : draftOf<Typed>(uid, `form.${id}`)),
    [uid, id],
  );
  const key = useWriteKey(draftOf(uid, `form-key.${id}`));
  const help = useHelpAfter((answers) =>
    api().call(submitWebform, { body: { webform: id, fields: answers, key: key.keyFor(answers) } }),
  );
  const isNurse = domain.variant === 'professional';
  return (
    <>
      <Webform
        id="form"
        definition={definition}
        onSubmit={help.send}
        onDone={() => {
          key.done();
          help.show();
        }}
        draft={draft}
        notice={notice}
        t={texts}
        cookiesHref={cookies}
        failureText={(failure) => failureText(t, failure)}
        after={
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
