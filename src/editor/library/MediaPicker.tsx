import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { listMedia, type MediaFile } from '#src/contract/desk/media.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Tabs } from '#src/ui/tabs/Tabs.tsx';
import { FormDialog } from '../frame/unsaved/FormDialog.tsx';
import { Thumbnail } from '../kit/Thumbnail.tsx';
import { MediaBrowser } from './media/MediaBrowser.tsx';
import { UploadForm } from './media/UploadForm.tsx';

interface Props {
  /** Uuid of the image; null if there is none. */
  value: string | null;
  /** Called with the selected image and its file; null when it was removed. */
  onChange: (uuid: string | null, file: MediaFile | null) => void;
  /** Name of the field, for users who hear only the buttons. */
  label?: string;
  /** True if an image is required: it can be replaced but not removed. */
  required?: boolean;
}

function Chosen({ uuid }: { readonly uuid: string }) {
  const { t, language } = useIsland();
  const fetchState = useCall(listMedia, { query: { search: uuid } });
  const file = fetchState.status === 'done' ? fetchState.value.rows[0] : undefined;
  if (fetchState.status === 'loading') return <span className="skeleton media-chosen" />;
  if (!file) return <p className="field-error">{t('desk-library.media.gone')}</p>;
  return (
    <figure className="media-chosen">
      <Thumbnail {...file} />
      <figcaption>{file.alt[language] || t('desk-library.media.meaning.decoration')}</figcaption>
    </figure>
  );
}

/**
 * Selects an image of the media library, or uploads one. The screen around it loads the `desk-library` texts. Its
 * dialog is outside the surrounding form or canvas.
 */
export function MediaPicker({ value, onChange, label, required = false }: Props) {
  const { t } = useIsland();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const choose = (file: MediaFile) => {
    setOpen(false);
    onChange(file.uuid, file);
  };
  const about = label && <span className="visually-hidden"> ({label})</span>;
  return (
    <div className="media-picker">
      {value !== null && <Chosen uuid={value} />}
      <div className="button-row">
        <Button kind="quiet" onClick={() => setOpen(true)}>
          {t(value === null ? 'desk-library.media.choose' : 'desk-library.media.chooseOther')}
          {about}
        </Button>
        {value !== null && !required && (
          <Button kind="plain" onClick={() => onChange(null, null)}>
            {t('desk-library.media.takeAway')}
            {about}
          </Button>
        )}
      </div>
      {isOpen &&
        createPortal(
          // React events of a portal bubble to the form or canvas that opened it, so they are stopped here.
          // biome-ignore lint/a11y/noStaticElementInteractions: it only stops what comes from within
          <div
            onSubmit={(event) => event.stopPropagation()}
            onKeyDown={(event) => event.stopPropagation()}
            onPointerDown={(event) => event.stopPropagation()}
          >
            <FormDialog title={t('desk-library.media.pick')} onClose={() => setOpen(false)}>
              <Tabs
                label={t('desk-library.media.pick')}
                tabs={[
                  {
                    key: 'library',
                    label: t('desk-library.media.fromLibrary'),
                    panel: (
                      <MediaBrowser
                        id={`${id}-library`}
                        selected={value}
                        onChoose={choose}
                        empty={<p>{t('desk-library.media.emptyPick')}</p>}
                      />
                    ),
                  },
                  {
                    key: 'upload',
                    label: t('desk-library.media.fromComputer'),
                    panel: <UploadForm id={`${id}-upload`} onDone={choose} />,
                  },
                ]}
              />
            </FormDialog>
          </div>,
          document.body,
        )}
    </div>
  );
}
