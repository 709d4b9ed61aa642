import { isInWrapper, sendToWrapper } from '#src/native/wrapper.ts';
import { $device } from '#src/session/device.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useStore } from '#src/session/use-store.ts';
import { Button } from '#src/ui/button/Button.tsx';

/**
 * Push notifications on this device; only in the mobile app and if they can be sent. The app requests permission and
 * sends its token.
 */
export function PushNotifications() {
  const { t, site } = useIsland();
  const device = useStore($device);
  if (!site.canPush || !isInWrapper()) return null;
  return (
    <section className="sheet stack">
      <h2>{t('account.push.title')}</h2>
      <p role="status">{t(`account.push.${device}`)}</p>
      {device !== 'kept' && (
        <Button kind="quiet" icon="bell" wide onClick={() => sendToWrapper({ type: 'push-permission' })}>
          {t('account.push.ask')}
        </Button>
      )}
    </section>
  );
}
