import { useState } from 'react';
import { DOMAINS } from '#src/domains/index.ts';
import { useIsland } from '#src/session/Island.tsx';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { ImportContent } from './ImportContent.tsx';

/** Form that downloads all content, or the content of one programme. */
function ExportForm() {
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

/** Screen that exports content of this installation, and imports content of another one. */
export function Transfer() {
  const { t } = useIsland();
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.transfer.title')} lead={t('desk-library.transfer.lead')} />
      <div className="transfer-ways">
        <ExportForm />
        <ImportContent />
      </div>
    </div>
  );
}
