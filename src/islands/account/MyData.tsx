import { useState } from 'react';
import { myData } from '#src/contract/my-data.ts';
import { failureText, isAway } from '#src/forms/failure-text.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { daysCsv } from './days-csv.ts';
import { readablePage } from './readable-page.ts';
import { saveFile } from './save-file.ts';

type Shape = 'page' | 'csv' | 'json';

/** Everything that is held about the person, to read and to take elsewhere (decisions, "Privacy"). */
export function MyData() {
  const { t, language, domain } = useIsland();
  const shapes: readonly Shape[] = domain.registration === null ? ['page', 'json'] : ['page', 'csv', 'json'];
  const [busy, setBusy] = useState<Shape | null>(null);

  const download = async (shape: Shape) => {
    setBusy(shape);
    const result = await api().call(myData);
    setBusy(null);
    if (!result.ok) {
      const { failure } = result;
      showToast('failed', isAway(failure) ? failureText(t, failure) : t('account.data.failed'));
      return;
    }
    const name = t('account.data.file');
    if (shape === 'json') saveFile(`${name}.json`, 'application/json', JSON.stringify(result.value, null, 2));
    else if (shape === 'csv') {
      saveFile(`${t('account.data.daysFile')}.csv`, 'text/csv', daysCsv(result.value, { domain, language, t }));
    } else {
      const words = { title: t('account.data.title'), language, t };
      saveFile(`${name}.html`, 'text/html', readablePage(result.value, words));
    }
    showToast('done', t('account.data.done'));
  };

  return (
    <section className="sheet stack">
      <h2>{t('account.data.title')}</h2>
      <p>{t('account.data.lead')}</p>
      {shapes.map((shape) => (
        <Button
          key={shape}
          kind="quiet"
          icon="download"
          wide
          disabled={busy !== null}
          onClick={() => download(shape)}
          {...(busy === shape ? { busy: t('forms.busy') } : {})}
        >
          {t(`account.data.${shape}`)}
        </Button>
      ))}
    </section>
  );
}
