import { useRef, useState } from 'react';
import { listVersions, type SavedVersion, type VersionedEntry } from '#src/contract/desk/versions.ts';
import type { Failure, Result } from '#src/contract/result.ts';
import { FormFailure } from '#src/forms/FormFailure.tsx';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Details } from '#src/ui/details/Details.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';
import type { ChangedField } from '../../frame/version-conflict/changed-fields.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { useDateTimeFormat } from '../../kit/use-date-time-format.ts';

interface Props<T> {
  readonly thing: VersionedEntry;
  /** Returns the differences between a version and the current content. */
  readonly changes: (content: T) => readonly ChangedField[];
  /** Saves the content of a version over the current content. */
  readonly onRestore: (content: T) => Promise<Result<unknown>>;
  /** Shows the restored content. */
  readonly onRestored: () => void;
}

interface VersionProps<T> extends Pick<Props<T>, 'changes'> {
  readonly version: SavedVersion;
  readonly onRestore: (content: T) => Promise<void>;
}

function Version<T>({ version: { savedAt, author, content, isDraft }, changes, onRestore }: VersionProps<T>) {
  const { t } = useIsland();
  const formatMoment = useDateTimeFormat();
  const { mayPublish } = useUser();
  const [isBusy, setBusy] = useState(false);
  const time = savedAt === null ? t('desk-library.versions.first') : formatMoment(savedAt);
  const name = author === '' ? t('desk-library.versions.gone') : author;
  // Only existing entries have a version list, so a version without content was a deletion that has been undone.
  const changedFields = content === null ? [] : changes(content as T);
  const restore = async () => {
    setBusy(true);
    await onRestore(content as T);
    setBusy(false);
  };
  return (
    <li>
      <div className="library-row-words">
        <p>
          <strong>{time}</strong> {savedAt !== null && name}
          {isDraft && <span className="soft"> ({t('desk.things.draft')})</span>}
        </p>
        {content !== null && changedFields.length === 0 && <p className="soft">{t('desk-library.versions.now')}</p>}
        {changedFields.map(({ label, text }) => (
          <p key={label} className="soft">
            {text === '' ? label : t('desk-library.versions.then', { label, text })}
          </p>
        ))}
      </div>
      {changedFields.length > 0 && mayPublish && (
        <RowAction
          icon="undo-2"
          label={t('desk-library.versions.restore')}
          about={time}
          aria-disabled={isBusy}
          onClick={() => !isBusy && void restore()}
        />
      )}
    </li>
  );
}

interface PageProps<T> extends Pick<Props<T>, 'thing' | 'changes'> {
  readonly page: number;
  readonly onRestore: (content: T) => Promise<void>;
}

function VersionsPage<T>({ page, thing, ...props }: PageProps<T>) {
  const { t } = useIsland();
  const fetchState = useCall(listVersions, { params: thing, query: { page } });
  return (
    <FetchedContent fetchState={fetchState}>
      {({ rows: entities }) =>
        entities.length === 0 ? (
          <p>{t('desk-library.versions.none')}</p>
        ) : (
          <ol className="library-rows">
            {entities.map((version) => (
              <Version key={version.id} version={version} {...props} />
            ))}
          </ol>
        )
      }
    </FetchedContent>
  );
}

function Listed<T>({ thing, changes, onRestore, onRestored }: Props<T>) {
  const { t } = useIsland();
  const [count, setCount] = useState(1);
  const [failure, setFailure] = useState<Failure | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const first = useCall(listVersions, { params: thing, query: { page: 0 } });
  const total = first.status === 'done' ? first.value.pager.totalPages : 1;
  const restore = async (content: T) => {
    setFailure(null);
    const result = await onRestore(content);
    if (!result.ok) return setFailure(result.failure);
    // The clicked button disappears, so the focus moves to the list.
    list.current?.focus();
    showToast('done', t('desk-library.versions.restored'));
    onRestored();
    void refreshCalls(listVersions.name);
  };
  return (
    <div className="stack" ref={list} tabIndex={-1}>
      <FormFailure text={failure && (failure.status === 412 ? t('desk.conflict.title') : toFailureText(t, failure))} />
      {Array.from({ length: count }, (_, pageNumber) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a page of the list is its number
        <VersionsPage key={pageNumber} page={pageNumber} thing={thing} changes={changes} onRestore={restore} />
      ))}
      {count < total && (
        <p>
          <Button kind="quiet" onClick={() => setCount(count + 1)}>
            {t('desk-library.versions.more')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Lists all versions of an entry, newest first, each with a button to restore it. */
export function Versions<T>(props: Props<T>) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(false);
  return (
    <Details summary={t('desk-library.versions.title')} onToggle={setOpen}>
      {isOpen && <Listed {...props} />}
    </Details>
  );
}
