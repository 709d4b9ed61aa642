import { listMedia, type MediaFile, uploadMedia } from '#src/contract/desk/media.ts';
import { uploadForm } from '#src/contract/forms/library.ts';
import { useIdempotencyKey } from '#src/forms/use-idempotency-key.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { AltFields } from './AltFields.tsx';
import { FileField } from './FileField.tsx';

interface Props {
  id: string;
  onDone: (file: MediaFile) => void;
}

/** Form that uploads an image with an alternative text. */
export function UploadForm({ id, onDone }: Props) {
  const { t } = useIsland();
  const { keyFor } = useIdempotencyKey();
  const form = useDeskForm({
    keep: 'media.new',
    form: uploadForm,
    id,
    start: { file: null as File | null, meaning: 'words', nl: '', en: '' },
    textKey: 'desk-library.media.errors',
    submit: ({ file, nl, en }) => {
      const { name, size, lastModified } = file;
      const key = keyFor([name, size, lastModified, nl, en]);
      return getApiClient().call(uploadMedia, { body: { file, alt: { nl, en } }, key });
    },
    explain: ({ status }) => (status === 413 ? t('desk-library.media.errors.file.too-large') : null),
    onDone: (file) => {
      showToast('done', t('desk-library.media.uploaded', { name: file.name }));
      void refreshCalls(listMedia.name);
      onDone(file);
    },
  });
  return (
    <DeskForm form={form} submit={t('desk-library.media.upload')} busy={t('desk-library.media.uploading')}>
      <FileField
        id={form.fieldId('file')}
        error={form.getError('file')}
        onFile={(file) => {
          form.set('file', file);
        }}
      />
      <AltFields form={form} />
    </DeskForm>
  );
}
