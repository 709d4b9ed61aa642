import { useState } from 'react';
import { myData, type MyData as OwnData } from '#src/contract/my-data.ts';
import { isUnrelatedToInput, toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { type SavedFile, saveFile } from '#src/session/save-file.ts';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { AccountRow } from './AccountRow.tsx';
import { toDaysCsv } from './days-csv.ts';
import { renderReadablePage } from './readable-page.ts';

type Shape = 'page' | 'csv' | 'json';

/** Displays all stored data of the user, with a download (docs/product-rules.md, "Privacy"). */
export function MyDataScreen() {
  const { t, language, domain } = useIsland();
  const shapes: readonly Shape[] = domain.registration === null ? ['page', 'json'] : ['page', 'csv', 'json'];
  const [busy, setBusy] = useState<Shape | null>(null);

  const toFile = (shape: Shape, data: OwnData): SavedFile => {
    const name = t('account.data.file');
    if (shape === 'json')
      return { name: `${name}.json`, mediaType: 'application/json', text: JSON.stringify(data, null, 2) };
    if (shape === 'csv') {
      const text = toDaysCsv(data, { domain, language, t });
      return { name: `${t('account.data.daysFile')}.csv`, mediaType: 'text/csv', text };
    }
    const text = renderReadablePage(data, { title: t('account.data.title'), language, t });
    return { name: `${name}.html`, mediaType: 'text/html', text };
  };

  const download = async (shape: Shape) => {
    setBusy(shape);
    const result = await getApiClient().call(myData);
    if (!result.ok) {
      setBusy(null);
      const { failure } = result;
      showToast('failed', isUnrelatedToInput(failure) ? toFailureText(t, failure) : t('account.data.failed'));
      return;
    }
    const outcome = await saveFile(toFile(shape, result.value));
    setBusy(null);
    if (outcome === 'failed') showToast('failed', t('account.data.notSaved'));
    else showToast('done', t(outcome === 'saved' ? 'account.data.done' : 'account.data.begun'));
  };

  return (
    <AccountRow title={t('account.data.title')}>
      <p>{t('account.data.lead')}</p>
      {shapes.map((shape) => (
        <Button
          key={shape}
          kind="quiet"
          icon="download"
          wide
          disabled={busy !== null && busy !== shape}
          onClick={() => download(shape)}
          busy={busy === shape && t('forms.busy')}
        >
          {t(`account.data.${shape}`)}
        </Button>
      ))}
    </AccountRow>
  );
}
