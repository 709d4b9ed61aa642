import { type SubmitEvent, useState } from 'react';
import { createWebform, WEBFORM_TITLE_LENGTH } from '#src/contract/desk/webform/webforms.ts';
import type { Failure } from '#src/contract/result.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { getDomainName } from '../frame/names.ts';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { UnsavedNotice } from '../frame/unsaved/UnsavedNotice.tsx';
import { useFormCopy } from '../frame/unsaved/use-form-copy.ts';
import { useEditableContent } from '../kit/things/MayPublish.tsx';

/** Dialog that creates a form and opens it. */
export function CreateWebform({ onClose }: { onClose: () => void }) {
  const { t } = useIsland();
  return (
    <FormDialog title={t('desk-webforms.make.name')} onClose={onClose}>
      <MakeForm />
    </FormDialog>
  );
}

const START = { title: '', domains: [] as readonly DomainKey[] };

function MakeForm() {
  const { t, href, language } = useIsland();
  const { domainsBeside } = useEditableContent();
  const [title, setTitle] = useState('');
  const [domains, setDomains] = useState<readonly DomainKey[]>([]);
  const [isTried, setTried] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const copy = useFormCopy({
    name: 'webform.new',
    start: START,
    now: { title, domains },
    show: (input) => {
      setTitle(input.title);
      setDomains(input.domains);
    },
  });
  const missing = isTried ? t('forms.errors.required') : undefined;
  const make = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (isBusy || title.trim() === '' || domains.length === 0) return;
    setBusy(true);
    const result = await getApiClient().call(createWebform, { body: { title: title.trim(), domains } });
    if (result.ok) {
      copy.clear();
      location.assign(href('webform', { webform: result.value.id }));
      return;
    }
    setBusy(false);
    setFailure(result.failure);
  };
  return (
    <form className="stack" onSubmit={make} noValidate>
      {copy.offer && <UnsavedNotice {...copy.offer} />}
      <TextField
        id="make-title"
        label={t('desk-webforms.make.title')}
        maxLength={WEBFORM_TITLE_LENGTH}
        autoComplete="off"
        error={title.trim() === '' ? missing : undefined}
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Options
        id="make-domains"
        name="make-domains"
        pick="several"
        variant="chips"
        legend={t('desk-webforms.form.domains')}
        error={domains.length === 0 ? missing : undefined}
        options={domainsBeside([]).map(({ key }) => ({ value: key, label: getDomainName(key, language) }))}
        selected={domains}
        onChoose={(selection) => setDomains(selection as readonly DomainKey[])}
      />
      <div role="alert">{failure && <p className="field-error">{toFailureText(t, failure)}</p>}</div>
      <div className="button-row">
        <Button type="submit" busy={isBusy && t('forms.busy')}>
          {t('desk-webforms.make.do')}
        </Button>
      </div>
    </form>
  );
}
