import { useState } from 'react';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';

/** Downloads all content, or that of one programme. */
export function TakeOut() {
  const { t, language } = useIsland();
  const [domain, setDomain] = useState('');
  const options = DOMAINS.map(({ key, words }) => ({ value: key, label: words.programme[language] }));
  const query = domain === '' ? '' : `?domain=${domain}`;
  return (
    <section className="sheet stack">
      <h2>{t('desk-library.transfer.out.title')}</h2>
      <p>{t('desk-library.transfer.out.lead')}</p>
      <SelectField
        id="transfer-domain"
        label={t('desk-library.transfer.out.what')}
        value={domain}
        options={[{ value: '', label: t('desk-library.transfer.out.everything') }, ...options]}
        onChange={(event) => setDomain(event.target.value)}
      />
      <p>
        <ButtonLink kind="quiet" icon="download" href={`/api/${language}/desk/content${query}`} download>
          {t('desk-library.transfer.out.download')}
        </ButtonLink>
      </p>
    </section>
  );
}
