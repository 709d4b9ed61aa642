import { openEntryDraft, scheduleEntry } from '#src/contract/desk/drafts.ts';
import { listWaiting } from '#src/contract/desk/overview.ts';
import type { EntryKey } from '#src/contract/desk/versions.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { FetchedContent } from '../FetchedContent.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { PlannedDateText } from './PlannedDateText.tsx';

/** End date of a page, which has revisions as drafts. */
export function EndDateControls({ entryKey }: { readonly entryKey: EntryKey }) {
  const { t } = useIsland();
  const fetchState = useCall(openEntryDraft, { params: entryKey });
  return (
    <FetchedContent fetchState={fetchState}>
      {(pendingChanges) => (
        <div className="stack">
          <PlannedDateText kind={entryKey.kind} publishAt={null} endAt={pendingChanges.endAt} />
          <div className="button-row">
            <PlanDialog
              place={entryKey}
              waiting={pendingChanges}
              canAppear={false}
              onPlan={({ endAt }) =>
                getApiClient().call(scheduleEntry, {
                  params: entryKey,
                  body: { from: pendingChanges.edit, publishAt: null, endAt },
                })
              }
              onPlanned={() => {
                showToast('done', t('desk.things.planned'));
                void refreshCalls(openEntryDraft.name);
                void refreshCalls(listWaiting.name);
              }}
            />
          </div>
        </div>
      )}
    </FetchedContent>
  );
}
