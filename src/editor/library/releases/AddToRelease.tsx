import { type SubmitEvent, useState } from 'react';
import {
  changeRelease,
  createRelease,
  listReleases,
  RELEASE_NAME_LENGTH,
  type Release,
} from '#src/contract/desk/releases.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import type { Failure } from '#src/contract/result.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { UnsavedNotice } from '../../frame/unsaved/UnsavedNotice.tsx';
import { useFormCopy } from '../../frame/unsaved/use-form-copy.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';

interface Props {
  readonly entries: readonly EntryKey[];
  readonly onClose: () => void;
}

const NEW = 'new';
const START = { name: '' };

function AddForm({ entries, releases }: Pick<Props, 'entries'> & { readonly releases: readonly Release[] }) {
  const { t, href } = useIsland();
  const unpublishedReleases = releases.filter(({ state }) => state !== 'published');
  const [chosen, choose] = useState(NEW);
  const [name, setName] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const copy = useFormCopy({ name: 'release.new', start: START, now: { name }, show: (input) => setName(input.name) });
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const add = entries.map(({ kind, key }) => ({ kind, key }));
    const result =
      chosen === NEW
        ? await getApiClient().call(createRelease, { body: { name, add } })
        : await getApiClient().call(changeRelease, { params: { release: Number(chosen) }, body: { add } });
    if (result.ok) {
      copy.clear();
      return location.assign(href('release', { release: result.value.id }));
    }
    setBusy(false);
    setFailure(result.failure);
  };
  return (
    <form className="stack" onSubmit={(event) => void submit(event)} noValidate>
      {copy.offer && <UnsavedNotice {...copy.offer} />}
      {unpublishedReleases.length > 0 && (
        <SelectField
          id="release"
          label={t('desk-releases.release')}
          value={chosen}
          options={[
            { value: NEW, label: t('desk-releases.new') },
            ...unpublishedReleases.map((release) => ({ value: String(release.id), label: release.name })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {chosen === NEW && (
        <TextField
          id="release-name"
          label={t('desk-releases.name')}
          help={t('desk-releases.nameHelp')}
          maxLength={RELEASE_NAME_LENGTH}
          autoComplete="off"
          error={failure?.fields?.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      )}
      <FormFailure text={failure && !failure.fields?.name && toFailureText(t, failure)} />
      <p className="button-row">
        <Button type="submit" busy={isBusy && t('forms.busy')}>
          {t('desk-releases.add')}
        </Button>
      </p>
    </form>
  );
}

/** Adds selected drafts to a new or unpublished release, and opens the release. */
export function AddToRelease({ entries, onClose }: Props) {
  const { t } = useIsland();
  const fetchState = useCall(listReleases, {});
  return (
    <FormDialog title={t('desk-releases.addTitle', { count: entries.length })} onClose={onClose}>
      <FetchedContent fetchState={fetchState} shape="text">
        {(releases) => <AddForm entries={entries} releases={releases} />}
      </FetchedContent>
    </FormDialog>
  );
}
