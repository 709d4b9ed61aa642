import type { ModerationAction } from '#src/contract/desk/moderation.ts';
import { formatDayAndMonth } from '#src/i18n/format-date.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TimeText } from '../../kit/TimeText.tsx';

interface Props {
  actions: readonly ModerationAction[];
  id?: string;
  title?: string;
}

/** Moderation actions on a text or a user, newest first. */
export function ModerationActions({ actions, id = 'actions', title }: Props) {
  const { t, language } = useIsland();
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title ?? t('desk-people.moderation.record.name')}</h2>
      {actions.length === 0 ? (
        <p className="soft">{t('desk-people.moderation.record.none')}</p>
      ) : (
        <ol className="people-actions">
          {actions.map(({ id: key, action, reason, until, by, at }) => (
            <li key={key}>
              <p>
                <strong>{t(`desk-people.actions.${action}`)}</strong>{' '}
                {t('desk-people.by', { name: by ?? t('desk-people.nobody') })}
                <span className="soft">
                  , <TimeText time={at} place="sentence" />
                </span>
              </p>
              {until && (
                <p>
                  {t('desk-people.untilDay', { day: `${formatDayAndMonth(until, language)} ${until.slice(0, 4)}` })}
                </p>
              )}
              {reason && (
                <p className="typed-text" dir="auto">
                  {reason}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
