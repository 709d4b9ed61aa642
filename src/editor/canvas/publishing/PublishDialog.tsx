import { useState } from 'react';
import { listAffected } from '#src/contract/desk/list-affected.ts';
import type { PageParams } from '#src/contract/desk/page.ts';
import { publishPage } from '#src/contract/desk/publish-page.ts';
import { type PageViolation, readConflict, readViolations } from '#src/contract/desk/save-page.ts';
import { domainOf } from '#src/domains/index.ts';
import { failureText } from '#src/forms/failure-text.ts';
import { localisedPath } from '#src/i18n/paths.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';

interface Props {
  readonly params: PageParams;
  /** The revision that is to be published. */
  readonly vid: number;
  readonly onRefused: (violations: readonly PageViolation[]) => void;
  readonly onClose: () => void;
}

/** The pages that visitors will see changed. */
function Affected({ params }: Pick<Props, 'params'>) {
  const { t, language } = useIsland();
  const found = useCall(listAffected, { params });
  if (found.status === 'loading') return <p role="status">{t('desk-fields.loading')}</p>;
  if (found.status === 'error') return <p className="field-error">{failureText(t, found.failure)}</p>;
  const rows = found.value.entities;
  if (rows.length === 0) return <p>{t('desk-fields.publish.noneAffected')}</p>;
  return (
    <>
      <p>{t('desk-fields.publish.affected', { count: rows.length })}</p>
      <ul className="canvas-affected">
        {rows.map((row) => (
          <li key={`${row.nid}-${row.domain}-${row.language}`}>
            {row.title}
            <span className="canvas-path">
              {domainOf(row.domain).words.programme[language]}
              {row.path !== null && ` · ${localisedPath(row.path, row.language)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Asks before visitors see the page, and says what they will see changed. */
export function PublishDialog({ params, vid, onRefused, onClose }: Props) {
  const { t, href, paths } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const publish = async () => {
    setBusy(true);
    const result = await api().call(publishPage, { params, body: { from: vid } });
    setBusy(false);
    if (result.ok) {
      showToast('done', t('desk-fields.publish.done'));
      return onClose();
    }
    const violations = readViolations(result.failure);
    if (violations.length > 0) return onRefused(violations);
    setProblem(readConflict(result.failure) ? t('desk-fields.publish.meanwhile') : failureText(t, result.failure));
  };
  return (
    <Dialog
      open
      title={t('desk-fields.publish.title')}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void publish()} {...(isBusy ? { busy: t('desk-fields.publish.busy') } : {})}>
            {t('desk-fields.publish.confirm')}
          </Button>
          {'page' in paths && (
            <ButtonLink kind="quiet" icon="clock" href={href('page', { nid: params.nid, language: params.language })}>
              {t('desk-fields.publish.later')}
            </ButtonLink>
          )}
          <Button kind="plain" onClick={onClose}>
            {t('desk-fields.cancel')}
          </Button>
        </>
      }
    >
      <Affected params={params} />
      {problem && (
        <p className="field-error" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
