import { useState } from 'react';
import { type ReviewDrafts, readDrafts } from '#src/contract/desk/approval-links.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ReviewedChanges } from './ReviewedChanges.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import { type Remarks, toRemarks } from './remarks.ts';

interface Props {
  readonly drafts: ReviewDrafts;
  /** Reloads the drafts after a change. */
  readonly onStale: () => void;
}

function ChangesToReview({ drafts, onStale }: Props) {
  const { t } = useIsland();
  const [remarks, setRemarks] = useState<Remarks>(new Map());
  const [isSent, setSent] = useState(false);
  if (isSent)
    return (
      <EmptyState drawing="rust" title={t('desk-reading.sent')}>
        {t('desk-reading.close')}
      </EmptyState>
    );
  return (
    <>
      {drafts.entries.map((entry) => (
        <ReviewedChanges
          key={`${entry.kind} ${entry.key}`}
          entry={entry}
          remarks={remarks}
          onRemark={(id, text) => setRemarks(new Map(remarks).set(id, text))}
        />
      ))}
      <ReviewForm
        version={drafts.version}
        remarks={toRemarks(drafts, remarks)}
        onSent={() => setSent(true)}
        onStale={onStale}
      />
    </>
  );
}

/** Drafts of a review link as text, for a reviewer without an account, who approves them or comments on a block. */
export function ReviewScreen() {
  const { t, params } = useIsland();
  const token = params.token ?? '';
  const fetchState = useCall(readDrafts, { params: { token } });
  const [isStale, setStale] = useState(false);
  return (
    <div className="stack">
      <h1>{t('desk.screens.reading')}</h1>
      <p className="lead">{t('desk-reading.readerLead')}</p>
      {isStale && (
        <Banner>
          <p>{t('desk-reading.stale')}</p>
          <p>
            <Button kind="quiet" icon="refresh-cw" onClick={() => location.reload()}>
              {t('desk-reading.again')}
            </Button>
          </p>
        </Banner>
      )}
      <FetchedContent fetchState={fetchState}>
        {(drafts) => <ChangesToReview drafts={drafts} onStale={() => setStale(true)} />}
      </FetchedContent>
    </div>
  );
}
