import { useState } from 'react';
import { type DeskAlert, listAlerts } from '#src/contract/desk/alerts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { AlertForm } from './AlertForm.tsx';
import { AlertRows } from './AlertRows.tsx';

/** Notices above the pages of a programme: a crisis or other news. */
export function Alerts() {
  const { t } = useIsland();
  const fetched = useCall(listAlerts, {});
  const [edited, setEdited] = useState<DeskAlert | 'new' | null>(null);
  const close = () => setEdited(null);
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {t('desk-library.alerts.add')}
    </Button>
  );
  return (
    <div className="stack">
      <ScreenHead
        title={t('desk-library.alerts.title')}
        lead={t('desk-library.alerts.lead')}
        action={<MayPublish of={[]}>{add}</MayPublish>}
      />
      <FetchedContent fetched={fetched}>
        {(alerts) =>
          alerts.length === 0 ? (
            <EmptyState drawing="rust" title={t('desk-library.alerts.empty.title')}>
              {t('desk-library.alerts.empty.text')}
            </EmptyState>
          ) : (
            <AlertRows alerts={alerts} onEdit={setEdited} />
          )
        }
      </FetchedContent>
      {edited !== null && (
        <FormDialog
          title={t(edited === 'new' ? 'desk-library.alerts.add' : 'desk-library.alerts.edit')}
          onClose={close}
        >
          <AlertForm
            key={edited === 'new' ? edited : edited.version}
            alert={edited === 'new' ? null : edited}
            onDone={close}
            onTheirs={(theirs) => {
              setEdited(theirs);
              void refreshCalls(listAlerts.name);
            }}
          />
        </FormDialog>
      )}
    </div>
  );
}
