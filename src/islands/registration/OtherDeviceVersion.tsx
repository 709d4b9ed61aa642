import { useEffect, useRef } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EntryText } from './EntryText.tsx';
import type { ConflictingRegistrations } from './use-other-device.ts';

interface Props {
  both: ConflictingRegistrations;
  onKeep: () => void;
  onTake: () => void;
}

/** Version saved on another device, shown next to the typed one, so that both are retained. */
export function OtherDeviceVersion({ both: { there, here }, onKeep, onTake }: Props) {
  const { t } = useIsland();
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section ref={section} tabIndex={-1} className="stack day-elsewhere" aria-labelledby="elsewhere">
      <h2 id="elsewhere">{t('registration.conflict.title')}</h2>
      <p>{t('registration.conflict.text')}</p>
      <dl className="day-both">
        <div>
          <dt>{t('registration.conflict.there')}</dt>
          <dd>
            <EntryText item={there} />
          </dd>
        </div>
        <div>
          <dt>{t('registration.conflict.here')}</dt>
          <dd>
            <EntryText item={here} />
          </dd>
        </div>
      </dl>
      <div className="button-row">
        <Button kind="quiet" onClick={onKeep}>
          {t('registration.conflict.keepMine')}
        </Button>
        <Button kind="quiet" onClick={onTake}>
          {t('registration.conflict.takeOther')}
        </Button>
      </div>
    </section>
  );
}
