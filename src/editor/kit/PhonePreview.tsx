import { lazy, Suspense } from 'react';
import { useIsland } from '#src/session/Island.tsx';

const QrCode = lazy(() => import('#src/forms/QrCode.tsx').then((file) => ({ default: file.QrCode })));

/**
 * QR code of the preview's URL, to open it on a phone. The code is generated in the browser by a script that is loaded
 * on demand.
 */
export function PhonePreview({ url }: { readonly url: string }) {
  const { t } = useIsland();
  return (
    <figure className="phone-preview">
      <Suspense fallback={null}>
        <QrCode text={url} label={t('desk.phonePreview.code')} />
      </Suspense>
      <figcaption className="soft">{t('desk.phonePreview.help')}</figcaption>
    </figure>
  );
}
