import { useState } from 'react';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { type PagePreview, previewPage } from '#src/contract/desk/revisions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { formatTime } from '#src/i18n/format-date-time.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { Icon } from '#src/ui/icon/Icon.tsx';
import { getDomainName } from '../../frame/names.ts';
import { PhonePreview } from '../../kit/PhonePreview.tsx';

interface Props {
  readonly page: Pick<EditablePage, 'nid' | 'language' | 'domains'>;
  readonly vid: number;
}

/** Button that creates a preview URL in one of the page's programmes, and opens it. */
export function PreviewAction({ page: { nid, language: code, domains }, vid }: Props) {
  const { t, language } = useIsland();
  const [domain, setDomain] = useState<DomainKey | undefined>(domains[0]);
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<PagePreview | null>(null);

  async function make(): Promise<void> {
    setBusy(true);
    const body = { vid, ...(domain ? { domain } : {}) };
    const result = await getApiClient().call(previewPage, { params: { nid, language: code }, body });
    setBusy(false);
    if (result.ok) setMade(result.value);
    else showToast('failed', toFailureText(t, result.failure));
  }

  return (
    <div className="page-preview">
      {domains.length > 1 && (
        <SelectField
          id="preview-domain"
          label={t('desk-pages.preview.domain')}
          value={domain ?? ''}
          onChange={({ target }) => {
            setMade(null);
            setDomain(domains.find((key) => key === target.value));
          }}
          options={domains.map((key) => ({ value: key, label: getDomainName(key, language) }))}
        />
      )}
      <Button kind="quiet" icon="eye" onClick={() => void make()} busy={isBusy && t('forms.busy')}>
        {t('desk-pages.preview.make')}
      </Button>
      <p role="status">
        {made && (
          <a href={made.url} target="_blank" rel="noopener">
            {t('desk-pages.preview.open', { until: formatTime(new Date(made.expiresAt), language) })}
            <Icon name="external-link" />
          </a>
        )}
      </p>
      {made && <PhonePreview url={made.url} />}
    </div>
  );
}
