import { useState } from 'react';
import { type ApprovalRequest, answerApproval, getApproval } from '#src/contract/desk/approval.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { APPROVAL_FORM_TEXTS, requestRefusalForm } from '#src/contract/forms/library.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextArea } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';
import { RequestApproval } from './RequestApproval.tsx';

interface RequestProps {
  readonly page: EditablePage;
  readonly request: ApprovalRequest;
}

/** Rejects a request, with a reason for the editor who made it. */
function RejectRequest({ page: { nid, language }, request }: RequestProps) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `page.${nid}.${language}.refusal`,
    form: requestRefusalForm,
    id: 'refusal',
    start: { reason: '' },
    textKey: APPROVAL_FORM_TEXTS,
    submit: ({ reason }) =>
      getApiClient().call(answerApproval, {
        params: { nid, language },
        body: { id: request.id, answer: 'refused', reason },
      }),
    onDone: () => {
      showToast('done', t('desk-pages.approval.refusedDone'));
      void refreshCalls(getApproval.name);
    },
  });
  return (
    <DeskForm form={form} kind="quiet" submit={t('desk-pages.approval.refuse')} label={t('desk-pages.approval.refuse')}>
      <TextArea {...form.field('reason')} label={t('desk-pages.approval.reason')} rows={2} />
    </DeskForm>
  );
}

/** Withdraws the user's own request. */
function WithdrawRequest({ page: { nid, language }, request }: RequestProps) {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const withdrawRequest = async () => {
    setBusy(true);
    const body = { id: request.id, answer: 'withdrawn', reason: '' } as const;
    const result = await getApiClient().call(answerApproval, { params: { nid, language }, body });
    setBusy(false);
    if (!result.ok) return showToast('failed', toFailureText(t, result.failure));
    showToast('done', t('desk-pages.approval.takenBack'));
    void refreshCalls(getApproval.name);
  };
  return (
    <Button kind="plain" onClick={() => void withdrawRequest()} busy={isBusy && t('desk-pages.approval.takeBack')}>
      {t('desk-pages.approval.takeBack')}
    </Button>
  );
}

function PendingRequest({ page, request }: RequestProps) {
  const { t, href } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { nid, language, publishedVid, may } = page;
  const values = {
    name: request.askedBy || t('desk-pages.approval.somebody'),
    moment: formatMoment(request.askedAt, 'sentence'),
  };
  return (
    <>
      <p>{t(request.isOwn ? 'desk-pages.approval.youAsk' : 'desk-pages.approval.asks', values)}</p>
      {request.words !== '' && (
        <blockquote>
          <p dir="auto">{request.words}</p>
        </blockquote>
      )}
      {publishedVid !== null && (
        <p>
          <a href={href('page-revision', { nid, language, vid: publishedVid })}>{t('desk-pages.approval.compare')}</a>
        </p>
      )}
      {request.isOwn && <WithdrawRequest page={page} request={request} />}
      {may.publish && !request.isOwn && <RejectRequest page={page} request={request} />}
    </>
  );
}

/**
 * Pending approval of this page by a colleague, or the button to request one. Renders nothing if the page is completely
 * published.
 */
export function Approval({ page, vid }: { readonly page: EditablePage; readonly vid: number }) {
  const { t } = useIsland();
  const { nid, language, state, may } = page;
  const match = useCall(getApproval, { params: { nid, language } });
  const [isAsking, setAsking] = useState(false);
  const { open = null, refused = null } = match.status === 'done' ? match.value : {};
  const mayAsk = may.edit && open === null && state !== 'published';
  if (open === null && refused === null && !mayAsk) return null;
  return (
    <section className="page-part stack" aria-labelledby="page-approval">
      <h2 id="page-approval">{t('desk-pages.approval.name')}</h2>
      {open && <PendingRequest page={page} request={open} />}
      {refused && (
        <>
          <p>{t('desk-pages.approval.refusedBy', { name: refused.by || t('desk-pages.approval.somebody') })}</p>
          <blockquote>
            <p dir="auto">{refused.reason}</p>
          </blockquote>
        </>
      )}
      {mayAsk && (
        <p>
          <Button kind={may.publish ? 'plain' : 'accent'} onClick={() => setAsking(true)}>
            {t('desk-pages.approval.title')}
          </Button>
        </p>
      )}
      {isAsking && <RequestApproval page={{ nid, language }} vid={vid} onClose={() => setAsking(false)} />}
    </section>
  );
}
