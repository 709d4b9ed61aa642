import { type ReactNode, useState } from 'react';
import type { DiaryEntry } from '#src/contract/diary.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';
import { EmptyState } from '#src/ui/empty-state/EmptyState.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { DeleteEntry } from './DeleteEntry.tsx';
import { EditEntry } from './EditEntry.tsx';
import { EntryDate } from './EntryDate.tsx';
import { readEntry } from './operations.ts';

/** Page of a diary entry, to read, edit and delete it. */
export function DiaryEntryScreen(island: IslandProps) {
  return (
    <Island {...island}>
      <EntryScreen />
    </Island>
  );
}

function EntryScreen() {
  const { t, href } = useIsland();
  const renderFrame = (body: ReactNode) => (
    <Screen title={t('diary.title')} back={{ href: href('diary'), text: t('diary.toDiary') }}>
      {body}
    </Screen>
  );
  const loadingFrame = renderFrame(<Skeleton shape="text" label={t('forms.loading')} />);
  return (
    <LoggedIn loading={loadingFrame} frame={renderFrame}>
      <LoadedEntry waiting={loadingFrame} />
    </LoggedIn>
  );
}

const isEditRequested = () => new URLSearchParams(location.search).has('edit');

function LoadedEntry({ waiting }: { waiting: ReactNode }) {
  const { t, href, params } = useIsland();
  const fetchState = useCall(readEntry, { params: { id: Number(params.entry) } });
  const [changed, setChanged] = useState<DiaryEntry | null>(null);
  const [isEditing, setEditing] = useState(isEditRequested);
  const [leaving, setLeaving] = useState<DiaryEntry | null>(null);
  const backLink = { href: href('diary'), text: t('diary.toDiary') };
  useEditFocus(isEditing ? 'entry' : null, 'entry-body');

  if (fetchState.status === 'loading') return waiting;
  if (fetchState.status === 'error') {
    const isNotFound = fetchState.failure.kind === 'not_found';
    return (
      <Screen title={t('diary.title')} back={backLink}>
        <EmptyState
          drawing={isNotFound ? 'leeg-dagboek' : 'offline'}
          title={t(isNotFound ? 'diary.gone.title' : 'diary.unloaded')}
          action={
            isNotFound ? (
              <ButtonLink href={href('diary')}>{t('diary.toDiary')}</ButtonLink>
            ) : (
              <Button onClick={fetchState.retry}>{t('forms.retry')}</Button>
            )
          }
        >
          {isNotFound ? t('diary.gone.text') : toFailureText(t, fetchState.failure)}
        </EmptyState>
      </Screen>
    );
  }
  const entry = changed ?? fetchState.value;
  if (isEditing) {
    return (
      <EditEntry
        entry={entry}
        onSaved={(saved) => {
          setChanged(saved);
          setEditing(false);
        }}
        onStop={() => setEditing(false)}
      />
    );
  }
  return (
    <Screen title={<span dir="auto">{entry.title}</span>} back={backLink}>
      <article className="sheet stack">
        <p className="soft">
          <EntryDate date={entry.entryDate} />
        </p>
        <p className="typed-text" dir="auto">
          {entry.body}
        </p>
      </article>
      <div className="button-row">
        <Button data-edit="entry" kind="quiet" icon="pencil" onClick={() => setEditing(true)}>
          {t('diary.edit')}
        </Button>
        <Button kind="plain" icon="trash" onClick={() => setLeaving(entry)}>
          {t('diary.delete')}
        </Button>
      </div>
      <DeleteEntry
        entry={leaving}
        onClose={() => setLeaving(null)}
        onDeleted={({ title }) => {
          showToastOnNextPage('done', t('diary.deleted', { title }));
          location.assign(href('diary'));
        }}
      />
    </Screen>
  );
}
