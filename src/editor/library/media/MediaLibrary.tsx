import { useState } from 'react';
import type { MediaFile } from '#src/contract/desk/media-file.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MediaBrowser } from './MediaBrowser.tsx';
import { MediaDetail } from './MediaDetail.tsx';
import { UploadForm } from './UploadForm.tsx';

type Open =
  | { readonly kind: 'none' }
  | { readonly kind: 'upload' }
  | { readonly kind: 'file'; readonly file: MediaFile };

/** The pictures that pages can show. */
export function MediaLibrary() {
  const { t } = useIsland();
  const [open, setOpen] = useState<Open>({ kind: 'none' });
  const close = () => setOpen({ kind: 'none' });
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
