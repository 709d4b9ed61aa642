import { listMedia } from '#src/contract/desk/list-media.ts';
import type { MediaFile } from '#src/contract/desk/media-file.ts';
import { updateMedia } from '#src/contract/desk/update-media.ts';
import { altForm } from '#src/contract/forms/media.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { AltFields } from './AltFields.tsx';

interface Props {
  file: MediaFile;
  onSaved: (file: MediaFile) => void;
}

/** Changes what a picture is to somebody who does not see it. */
export function AltForm({ file: { uuid, alt }, onSaved }: Props) {
  const { t } = useIsland();
  const meaning = alt.nl === '' && alt.en === '' ? 'decoration' : 'words';
  const form = useDeskForm({
    keep: `media.alt.${uuid}`,
    form: altForm,
    id: 'alt',
    start: { meaning, nl: alt.nl, en: alt.en },
    words: 'desk-library.media.errors',
    submit: ({ nl, en }) => api().call(updateMedia, { params: { uuid }, body: { alt: { nl, en } } }),
    onDone: (file) => {
      showToast('done', t('desk-library.media.described'));
      void refreshCalls(listMedia.name);
      onSaved(file);
    },
  });
  return (
    <DeskForm form={form} kind="quiet" submit={t('desk-library.media.saveWords')}>
      <AltFields form={form} />
    </DeskForm>
  );
}
