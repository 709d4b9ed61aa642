import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';

/** Empty list of clients, with the first step. */
export function NoClients() {
  const { t, href } = useIsland();
  return (
    <section className="sheet stack" aria-labelledby="no-clients">
      <h2 id="no-clients">{t('portal.list.empty')}</h2>
      <p>{t('portal.list.emptyText')}</p>
      <ol className="portal-first-steps">
        <li>{t('portal.list.step1')}</li>
        <li>{t('portal.list.step2')}</li>
        <li>{t('portal.list.step3')}</li>
      </ol>
      <div className="button-row">
        <ButtonLink kind="quiet" href={href('client-invitation')} icon="mail">
          {t('portal.list.first')}
        </ButtonLink>
        <ButtonLink kind="plain" href={href('help')}>
          {t('portal.list.guide')}
        </ButtonLink>
      </div>
    </section>
  );
}
