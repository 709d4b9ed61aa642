import { listMedia } from '#src/contract/desk/list-media.ts';
import type { MediaFile } from '#src/contract/desk/media-file.ts';
import { replaceMedia } from '#src/contract/desk/replace-media.ts';
import { fileForm } from '#src/contract/forms/media.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { PublishForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { FileField } from './FileField.tsx';

interface Props {
  file: MediaFile;
  onReplaced: (file: MediaFile) => void;
}

/** Replaces the file of a picture; its uses stay. */
export function ReplaceFile({ file: { uuid }, onReplaced }: Props) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `media.file.${uuid}`,
    form: fileForm,
    id: 'replace',
    start: { file: null as File | null },
    words: 'desk-library.media.errors',
    submit: ({ file }) => api().call(replaceMedia, { params: { uuid }, body: { file } }),
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
          error={form.errorOf('file')}
          onFile={(chosen) => form.set('file', chosen)}
        />
      </PublishForm>
    </Details>
  );
}
