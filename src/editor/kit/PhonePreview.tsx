import { lazy, Suspense } from 'react';
import { useIsland } from '#src/session/Island.tsx';

const QrCode = lazy(() => import('#src/forms/QrCode.tsx').then((file) => ({ default: file.QrCode })));

/** The address of a preview as a code for one's own phone; the code is drawn in the browser, and loaded with it. */
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
