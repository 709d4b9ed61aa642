import type { ModerationDeed } from '#src/contract/desk/moderated-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Moment } from '../parts/Moment.tsx';

/** What was done about a text, the newest first. */
export function Deeds({ deeds }: { deeds: readonly ModerationDeed[] }) {
  const { t } = useIsland();
  return (
    <section aria-labelledby="deeds">
      <h2 id="deeds">{t('desk-people.moderation.record.name')}</h2>
      {deeds.length === 0 ? (
        <p className="soft">{t('desk-people.moderation.record.none')}</p>
      ) : (
        <ol className="people-deeds">
          {deeds.map(({ id, deed, reason, by, at }) => (
            <li key={id}>
              <p>
                <strong>{t(`desk-people.deeds.${deed}`)}</strong>{' '}
                {t('desk-people.by', { name: by ?? t('desk-people.nobody') })}
                <span className="soft">
                  , <Moment at={at} place="sentence" />
                </span>
              </p>
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
