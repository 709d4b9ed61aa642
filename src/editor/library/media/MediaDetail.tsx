import { useState } from 'react';
import {
  deleteMedia,
  listMedia,
  type MediaFile,
  type MediaUse,
  openMedia,
  replaceMedia,
  type UsedMediaFile,
} from '#src/contract/desk/media.ts';
import { fileForm } from '#src/contract/forms/library.ts';
import { getDomain } from '#src/domains/index.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { DeleteControl } from '../../kit/DeleteControl.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { AltForm } from './AltForm.tsx';
import { FileField } from './FileField.tsx';

interface ReplaceFileProps {
  file: MediaFile;
  onReplaced: (file: MediaFile) => void;
}

/** Form that replaces the file of an image; its uses are not changed. */
function ReplaceFile({ file: { uuid }, onReplaced }: ReplaceFileProps) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `media.file.${uuid}`,
    form: fileForm,
    id: 'replace',
    start: { file: null as File | null },
    textKey: 'desk-library.media.errors',
    submit: ({ file }) => getApiClient().call(replaceMedia, { params: { uuid }, body: { file } }),
    onDone: (file) => {
      showToast('done', t('desk-library.media.replaced'));
      void refreshCalls(listMedia.name);
      onReplaced(file);
    },
    explain: ({ status }) => (status === 413 ? t('desk-library.media.errors.file.too-large') : null),
  });
  return (
    <Details summary={t('desk-library.media.replace')}>
      <p>{t('desk-library.media.replaceLead')}</p>
      <PublishForm form={form} kind="quiet" submit={t('desk-library.media.replace')}>
        <FileField
          id={form.fieldId('file')}
          error={form.getError('file')}
          onFile={(selectedFile) => form.set('file', selectedFile)}
        />
      </PublishForm>
    </Details>
  );
}

const getKey = (use: MediaUse) => JSON.stringify(use);

/** Pages that use an image. */
function MediaUses({ uses }: { readonly uses: readonly MediaUse[] }) {
  const { t, language, href } = useIsland();
  const getText = (use: MediaUse) => {
    if (use.kind === 'partner') return getDomain(use.domain).words.programme[language];
    return use.kind === 'page' ? `${use.title} (${t(`desk-library.languages.${use.language}`)})` : use.title;
  };
  return (
    <section>
      <h3>{t('desk-library.media.uses.title')}</h3>
      {uses.length === 0 && <p>{t('desk-library.media.uses.none')}</p>}
      <ul className="library-plain">
        {uses.map((use) => (
          <li key={getKey(use)}>
            <small>{t(`desk-library.media.uses.${use.kind}`)}</small>{' '}
            {use.kind === 'page' ? (
              <a href={href('page', { nid: use.nid, language: use.language })}>{getText(use)}</a>
            ) : (
              getText(use)
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DeleteMediaProps {
  file: UsedMediaFile;
  onDeleted: () => void;
}

/** Button that deletes an unused image from the library. */
function DeleteMedia({ file: { uuid, name, usedBy, olderVersions }, onDeleted }: DeleteMediaProps) {
  const { t } = useIsland();
  if (usedBy.length > 0) return <p className="soft">{t('desk-library.media.inUse')}</p>;
  return (
    <DeleteControl
      button={(request) => (
        <p>
          <Button kind="risk" icon="trash" onClick={request}>
            {t('desk-library.delete')}
          </Button>
        </p>
      )}
      perform={() => getApiClient().call(deleteMedia, { params: { uuid } })}
      then={{ list: listMedia.name, onDeleted }}
      title={t('desk-library.media.deleteTitle', { name })}
      confirm={t('desk-library.delete')}
      failed={(failure) => t(failure?.status === 409 ? 'desk-library.media.inUse' : 'desk.things.failed')}
      done={t('desk-library.media.deleted', { name })}
    >
      <p>{t('desk-library.media.deleteText')}</p>
      {olderVersions > 0 && <p>{t('desk-library.media.olderVersions', { count: olderVersions })}</p>}
    </DeleteControl>
  );
}

interface Props {
  file: MediaFile;
  onDeleted: () => void;
}

/** One image: its alternative text, uses and actions. */
export function MediaDetail({ file: openedFile, onDeleted }: Props) {
  const { t, language } = useIsland();
  const { mayPublish } = useUser();
  const [file, setFile] = useState(openedFile);
  const fetchState = useCall(openMedia, { params: { uuid: file.uuid } });
  const size = new Intl.NumberFormat(language, { maximumFractionDigits: 0 }).format(Math.ceil(file.bytes / 1024));
  return (
    <div className="media-detail stack">
      <figure>
        <img src={`${file.url}?w=640&f=webp`} width={file.width} height={file.height} alt={file.alt[language]} />
        <figcaption>{t('desk-library.media.facts', { width: file.width, height: file.height, size })}</figcaption>
      </figure>
      <FetchedContent fetchState={fetchState}>
        {(usedMediaFile) => (
          <MayEdit place={usedMediaFile.isYours ? 'ours' : 'theirs'}>
            <AltForm file={file} onSaved={setFile} />
            <MediaUses uses={usedMediaFile.usedBy} />
            {mayPublish && <ReplaceFile file={file} onReplaced={setFile} />}
            {mayPublish && <DeleteMedia file={usedMediaFile} onDeleted={onDeleted} />}
          </MayEdit>
        )}
      </FetchedContent>
    </div>
  );
}
