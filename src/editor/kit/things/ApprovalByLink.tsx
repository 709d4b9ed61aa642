import { useState } from 'react';
import {
  createApprovalLink,
  listApprovalLinks,
  type ReviewerAnswer,
  type ReviewSubject,
  revokeApprovalLink,
} from '#src/contract/desk/approval-links.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import { FetchedContent } from '../FetchedContent.tsx';
import { useDateTimeFormat } from '../use-date-time-format.ts';

const refresh = () => refreshCalls(listApprovalLinks.name);

/** A reader's response with remarks, and a notice if the text has changed since. */
function Answer({ answer: { name, role, answer, remarks, at, isCurrent } }: { readonly answer: ReviewerAnswer }) {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  return (
    <li>
      <p>
        <strong>{t(`desk-reading.answers.${answer}`, { name, role })}</strong>{' '}
        <span className="soft">{formatMoment(at)}</span>
      </p>
      {!isCurrent && <p className="notice">{t('desk-reading.answers.changed')}</p>}
      {remarks.length > 0 && (
        <ul>
          {remarks.map(({ kind, key, block, words }) => (
            <li key={`${kind} ${key} ${block}`}>{words}</li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Creates links with which a reviewer without an account approves a page or a release, and shows the answers. */
export function ApprovalByLink({ subject }: { readonly subject: ReviewSubject }) {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  const fetchState = useCall(listApprovalLinks, { params: subject }, { keepsFormer: true });
  const [url, setUrl] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const make = async () => {
    if (isBusy) return;
    setBusy(true);
    const result = await getApiClient().call(createApprovalLink, { body: subject });
    setBusy(false);
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    setUrl(result.value.url);
    await refresh();
  };
  const revoke = async (id: number) => {
    const result = await getApiClient().call(revokeApprovalLink, { params: { id } });
    if (!result.ok) showToast('failed', toFailureText(t, result.failure));
    else setUrl(null);
    await refresh();
  };
  return (
    <section className="sheet stack" aria-labelledby="approval-by-link">
      <h2 id="approval-by-link">{t('desk-reading.title')}</h2>
      <p>{t('desk-reading.lead')}</p>
      <p>
        <Button kind="quiet" icon="user-plus" onClick={() => void make()} busy={isBusy && t('forms.busy')}>
          {t('desk-reading.make')}
        </Button>
      </p>
      {url !== null && (
        <TextField
          id="reading-link"
          label={t('desk-reading.link')}
          help={t('desk-reading.linkHelp')}
          value={url}
          readOnly
          onFocus={({ target }) => target.select()}
        />
      )}
      <FetchedContent fetchState={fetchState} shape="text">
        {({ links, answers }) => (
          <>
            {links.some(({ isOver }) => !isOver) && (
              <ul>
                {links
                  .filter(({ isOver }) => !isOver)
                  .map(({ id, until }) => (
                    <li key={id}>
                      {t('desk-reading.until', { moment: formatMoment(until, 'sentence') })}{' '}
                      <RowAction
                        icon="x"
                        label={t('desk-reading.revoke')}
                        about={formatMoment(until, 'sentence')}
                        onClick={() => void revoke(id)}
                      />
                    </li>
                  ))}
              </ul>
            )}
            {answers.length > 0 && (
              <>
                <h3>{t('desk-reading.answers.title')}</h3>
                <ul className="stack">
                  {answers.map((answer) => (
                    <Answer key={answer.id} answer={answer} />
                  ))}
                </ul>
              </>
            )}
          </>
        )}
      </FetchedContent>
    </section>
  );
}
