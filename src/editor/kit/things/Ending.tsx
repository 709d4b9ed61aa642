import { openThing, scheduleThing } from '#src/contract/desk/drafts.ts';
import { listWaiting } from '#src/contract/desk/overview.ts';
import type { ThingPlace } from '#src/contract/desk/versions.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Fetched } from '../Fetched.tsx';
import { PlanDialog } from './PlanDialog.tsx';
import { Waits } from './Waits.tsx';

/** When what visitors see ends, of what keeps its drafts elsewhere: a page. */
export function Ending({ place }: { readonly place: ThingPlace }) {
  const { t } = useIsland();
  const fetched = useCall(openThing, { params: place });
  return (
    <Fetched fetched={fetched}>
      {(waiting) => (
        <div className="stack">
          <Waits kind={place.kind} publishAt={null} endAt={waiting.endAt} />
          <div className="button-row">
            <PlanDialog
              place={place}
              waiting={waiting}
              canAppear={false}
              onPlan={({ endAt }) =>
                api().call(scheduleThing, { params: place, body: { from: waiting.edit, publishAt: null, endAt } })
              }
              onPlanned={() => {
                showToast('done', t('desk.things.planned'));
                void refreshCalls(openThing.name);
                void refreshCalls(listWaiting.name);
              }}
            />
          </div>
        </div>
      )}
    </Fetched>
  );
}
