import { useState } from 'react';
import { deleteMedia, type MediaFile } from '#src/contract/desk/media.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import type { BulkAction } from '../../kit/several/BulkActions.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetail } from './MediaDetail.tsx';
import { UploadForm } from './UploadForm.tsx';

type OpenDialog =
  | { readonly kind: 'none' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'file'; readonly file: MediaFile };

/** Images that pages can show. */
export function MediaLibrary() {
  const { t } = useIsland();
  const { mayPublish } = useUser();
  const [open, setOpen] = useState<OpenDialog>({ kind: 'none' });
  const close = () => setOpen({ kind: 'none' });
  const bin: BulkAction<MediaFile> = {
    icon: 'trash',
    action: t('desk-library.delete'),
    text: t('desk-library.media.several.text'),
    getName: ({ name }) => name,
    perform: ({ uuid }) => getApiClient().call(deleteMedia, { params: { uuid } }),
    stayed: (names) => t('desk-library.media.several.stayed', { names }),
  };
  const add = (
    <Button icon="plus" onClick={() => setOpen({ kind: 'upload' })}>
      {t('desk-library.media.add')}
    </Button>
  );
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.media.title')} lead={t('desk-library.media.lead')} action={add} />
      <MediaBrowser
        id="library"
        selection={mayPublish ? [bin] : undefined}
        onChoose={(file) => setOpen({ kind: 'file', file })}
        empty={
          <EmptyState drawing="uitkijk" title={t('desk-library.media.empty.title')}>
            {t('desk-library.media.empty.text')}
          </EmptyState>
        }
      />
      {open.kind === 'upload' && (
        <FormDialog title={t('desk-library.media.add')} onClose={close}>
          <UploadForm id="upload" onDone={close} />
        </FormDialog>
      )}
      {open.kind === 'file' && (
        <FormDialog title={open.file.name} onClose={close}>
          <MediaDetail file={open.file} onDeleted={close} />
        </FormDialog>
      )}
    </div>
  );
}
