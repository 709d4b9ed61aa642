import { useIsland } from '#src/session/Island.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';

const SEEN = ['days', 'exercises', 'figures', 'signals'] as const;
const NEVER = ['forum', 'diary', 'notes'] as const;

/** Lists the data that a nurse can see and can never see, before the decision. */
export function NurseAccessList() {
  const { t } = useIsland();
  return (
    <section className="sheet pairing-sight">
      <div className="stack">
        <h2>{t('pairing.sees.title')}</h2>
        <ul>
          {SEEN.map((name) => (
            <li key={name}>
              <Icon name="check" />
              {t(`pairing.sees.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      <div className="stack">
        <h2>{t('pairing.never.title')}</h2>
        <ul>
          {NEVER.map((name) => (
            <li key={name}>
              <Icon name="lock" />
              {t(`pairing.never.${name}`)}
            </li>
          ))}
        </ul>
      </div>
      <p>{t('pairing.sends')}</p>
    </section>
  );
}
