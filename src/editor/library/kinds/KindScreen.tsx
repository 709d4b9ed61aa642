import { useState } from 'react';
import { getKindOperations } from '#src/contract/desk/kind-operations.ts';
import type { EntryKind } from '#src/contract/kinds/index.ts';
import type { DeskEntry } from '#src/contract/kinds/kind.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MayPublish } from '../../kit/things/MayPublish.tsx';
import { KindForm } from './KindForm.tsx';
import { KindRows } from './KindRows.tsx';

/** The entries of a kind, made from its declaration: list, form, drafts and versions. */
export function KindScreen({ kind }: { readonly kind: EntryKind }) {
  const { t } = useIsland();
  const { list } = getKindOperations(kind);
  const { words } = kind;
  const fetchState = useCall(list, {});
  const [edited, setEdited] = useState<DeskEntry<EntryKind> | 'new' | null>(null);
  const close = () => setEdited(null);
  const add = (
    <Button icon="plus" onClick={() => setEdited('new')}>
      {t(`${words}.add`)}
    </Button>
  );
  return (
    <div className="stack">
      <ScreenHead
        title={t(`${words}.title`)}
        lead={t(`${words}.lead`)}
        action={<MayPublish of={[]}>{add}</MayPublish>}
      />
      <FetchedContent fetchState={fetchState}>
        {(entries) =>
          entries.length === 0 ? (
            <EmptyState drawing="rust" title={t(`${words}.empty.title`)}>
              {t(`${words}.empty.text`)}
            </EmptyState>
          ) : (
            <KindRows kind={kind} entries={entries} onEdit={setEdited} />
          )
        }
      </FetchedContent>
      {edited !== null && (
        <FormDialog title={t(edited === 'new' ? `${words}.add` : `${words}.edit`)} onClose={close}>
          <KindForm
            kind={kind}
            key={edited === 'new' ? edited : edited.version}
            entry={edited === 'new' ? null : edited}
            onDone={close}
            onTheirs={(theirs) => {
              setEdited(theirs);
              void refreshCalls(list.name);
            }}
          />
        </FormDialog>
      )}
    </div>
  );
}
