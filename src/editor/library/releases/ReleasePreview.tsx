import { useState } from 'react';
import { type OpenedRelease, previewRelease } from '#src/contract/desk/releases.ts';
import type { PagePreview } from '#src/contract/desk/revisions.ts';
import type { DomainKey } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { getDomainName } from '../../frame/names.ts';
import { PhonePreview } from '../../kit/PhonePreview.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

/** Returns the language of the drafts of a release: English if all drafts with a language are English. */
const getLanguage = ({ entries }: OpenedRelease) => {
  const codes = entries.flatMap(({ key }) => /\.(nl|en)$/.exec(key)?.[1] ?? []);
  return codes.length > 0 && codes.every((code) => code === 'en') ? ('en' as const) : ('nl' as const);
};

/** Opens a preview of the whole site as it will be after a release, and shows the link for colleagues. */
export function ReleasePreview({ release }: { readonly release: OpenedRelease }) {
  const { t, language } = useIsland();
  const formatMoment = useDateTimeFormat();
  const [first] = release.entries.flatMap(({ domains }) => domains);
  const [domain, setDomain] = useState<DomainKey>(first ?? 'alcohol');
  const [isBusy, setBusy] = useState(false);
  const [made, setMade] = useState<PagePreview | null>(null);
  const open = async () => {
    // A browser allows opening a tab only during the click, so the tab is opened before its URL is known.
    const tab = window.open('about:blank', '_blank');
    setBusy(true);
    const body = { domain, language: getLanguage(release) };
    const result = await getApiClient().call(previewRelease, { params: { release: release.id }, body });
    setBusy(false);
    if (!result.ok) {
      tab?.close();
      showToast('failed', toFailureText(t, result.failure));
      return;
    }
    setMade(result.value);
    if (!tab) return;
    tab.opener = null;
    tab.location.replace(result.value.url);
  };
  return (
    <section className="stack" aria-label={t('desk-releases.preview')}>
      <div className="page-preview">
        <SelectField
          id="preview-domain"
          label={t('desk-releases.previewDomain')}
          value={domain}
          onChange={({ target }) => {
            setMade(null);
            setDomain(DOMAINS.find(({ key }) => key === target.value)?.key ?? domain);
          }}
          options={DOMAINS.map(({ key }) => ({ value: key, label: getDomainName(key, language) }))}
        />
        <Button kind="quiet" icon="eye" onClick={() => void open()} busy={isBusy && t('forms.busy')}>
          {t('desk-releases.preview')}
        </Button>
      </div>
      {made && (
        <>
          <TextField
            id="preview-link"
            label={t('desk-releases.previewLink')}
            help={t('desk-releases.previewHelp', { until: formatMoment(made.expiresAt, 'sentence') })}
            value={made.url}
            readOnly
            onFocus={({ target }) => target.select()}
          />
          <PhonePreview url={made.url} />
        </>
      )}
    </section>
  );
}
