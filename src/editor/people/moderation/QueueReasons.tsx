import type { ModeratedText } from '#src/contract/desk/moderation.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { TimeText } from '../../kit/TimeText.tsx';

/** Reasons why a text is in the queue: reports, and phrases about suicide. */
export function QueueReasons({ reports }: Pick<ModeratedText, 'reports'>) {
  const { t } = useIsland();
  if (reports.length === 0) return null;
  return (
    <ul className="people-reports">
      {reports.map(({ cause, reason, at }) => (
        <li key={`${cause}-${at}-${reason}`}>
          <Icon name={cause === 'report' ? 'flag' : 'circle-alert'} />
          <div>
            <p>
              <strong>{t(`desk-people.causes.${cause}`)}</strong>{' '}
              <span className="soft">
                <TimeText time={at} />
              </span>
            </p>
            {reason && (
              <p className="typed-text" dir="auto">
                {reason}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
