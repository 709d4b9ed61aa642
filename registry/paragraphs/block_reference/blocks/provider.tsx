import type { BlockContext } from '../../../context.ts';

/** Additional details of the provider, in display order. */
const MORE = ['address', 'phone', 'processors', 'retention', 'complaints'] as const;

/**
 * The provider: its responsibility for the data, their storage, and complaints; missing details are shown as missing.
 */
export function ProviderBlock({ context: { t, provider, backupDays } }: { context: BlockContext }) {
  if (!provider || provider.name === '') return <p>{t('provider.none')}</p>;
  const { name, officer, mail, country, host, phone, phoneHours, isCareProvider, approvedOn } = provider;
  const providerTexts = { ...provider, phone: [phone, phoneHours].filter(Boolean).join(', ') };
  return (
    <>
      <p>
        {[
          t('provider.responsible', { name }),
          officer && mail && t('provider.questions', { officer, mail }),
          country && t('provider.country', { country }),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isCareProvider !== null && <p>{t(isCareProvider ? 'provider.care' : 'provider.noCare', { name })}</p>}
      <dl className="provider">
        {MORE.filter((field) => providerTexts[field] !== '').map((field) => (
          <div key={field}>
            <dt>{t(`provider.${field}`)}</dt>
            <dd>{providerTexts[field]}</dd>
          </div>
        ))}
        {backupDays !== null && (
          <div>
            <dt>{t('provider.backups')}</dt>
            <dd>{t('provider.backupDays', { days: backupDays })}</dd>
          </div>
        )}
        {host && (
          <div>
            <dt>{t('provider.host')}</dt>
            <dd>{host}</dd>
          </div>
        )}
        {approvedOn && (
          <div>
            <dt>{t('provider.approved')}</dt>
            <dd>
              <time dateTime={approvedOn}>{approvedOn.split('-').reverse().join('-')}</time>
            </dd>
          </div>
        )}
      </dl>
      {!provider.isComplete && <p>{t('provider.incomplete')}</p>}
    </>
  );
}
