import { type ReactNode, useState } from 'react';
import type { Failure, Result } from '#src/contract/result.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import type { RowSelection } from './use-row-selection.ts';

/** A bulk action on rows of a list. */
export interface BulkAction<T> {
  readonly icon: IconName;
  /** Label of the button. */
  readonly action: string;
  /** Consequences for the rows, shown in the confirmation. */
  readonly text: string;
  readonly getName: (row: T) => string;
  /**
   * Performs the action on one row; called for one row after the other. If omitted, `together` performs it on all rows
   * together.
   */
  readonly perform?: (row: T) => Promise<Result<unknown>>;
  readonly together?: (rows: readonly T[]) => Promise<Result<unknown>>;
  /** Error text if no row was changed. */
  readonly refused?: (failure: Failure, rows: readonly T[]) => string;
  /** Message about the rows that were not changed. */
  readonly stayed?: (names: string) => string;
  /** Dialog of an action with a form, instead of the confirmation. */
  readonly dialog?: (rows: readonly T[], close: () => void) => ReactNode;
  /** True if a row can be selected; if omitted, all rows can. */
  readonly may?: (row: T) => boolean;
}

interface BarProps<T> {
  readonly choice: RowSelection<T>;
  readonly several: readonly BulkAction<T>[];
  /** Name of the operation that lists the rows. */
  readonly list: string;
}

/**
 * Bar that selects all visible rows, performs an action on the selected rows, and lists the rows for which it failed.
 */
export function BulkActionBar<T>({ choice: { chosen, choosable, all, keyOf }, several, list }: BarProps<T>) {
  const { t } = useIsland();
  const [pendingAction, setAsked] = useState<BulkAction<T> | null>(null);
  const [isBusy, setBusy] = useState(false);
  const performAll = async ({
    perform,
    together,
    getName,
    refused,
    stayed: getText,
  }: BulkAction<T>): Promise<string | null> => {
    if (together) {
      const result = await together(chosen);
      return result.ok ? null : (refused?.(result.failure, chosen) ?? toFailureText(t, result.failure));
    }
    const stayed: string[] = [];
    for (const row of chosen) if (!(await perform?.(row))?.ok) stayed.push(getName(row));
    const names = stayed.join(', ');
    return stayed.length === 0 ? null : (getText?.(names) ?? t('desk.several.stayed', { names }));
  };
  const act = async (bulkAction: BulkAction<T>) => {
    setBusy(true);
    const failureText = await performAll(bulkAction);
    setBusy(false);
    setAsked(null);
    await refreshCalls(list);
    if (failureText !== null) showToast('failed', failureText);
    else showToast('done', t('desk.several.done', { action: bulkAction.action, count: chosen.length }));
  };
  if (choosable.length === 0) return null;
  return (
    <section className="chosen-rows" aria-label={t('desk.several.label')}>
      <Check
        id="choose-all"
        label={t('desk.several.all')}
        checked={choosable.length > 0 && chosen.length === choosable.length}
        onChange={({ target }) => all(target.checked)}
      />
      {chosen.length > 0 && (
        <>
          <p className="soft">{t('desk.several.count', { count: chosen.length })}</p>
          {several.map((bulkAction) => (
            <Button key={bulkAction.action} kind="quiet" icon={bulkAction.icon} onClick={() => setAsked(bulkAction)}>
              {bulkAction.action}
            </Button>
          ))}
        </>
      )}
      {pendingAction?.dialog?.(chosen, () => setAsked(null))}
      {pendingAction && !pendingAction.dialog && (
        <Dialog
          open
          title={t('desk.several.title', { action: pendingAction.action, count: chosen.length })}
          closeLabel={t('forms.close')}
          onClose={() => setAsked(null)}
          footer={
            <>
              <Button onClick={() => void act(pendingAction)} busy={isBusy && t('forms.busy')}>
                {pendingAction.action}
              </Button>
              <Button kind="plain" onClick={() => setAsked(null)}>
                {t('forms.cancel')}
              </Button>
            </>
          }
        >
          <p>{pendingAction.text}</p>
          <ul>
            {chosen.map((row) => (
              <li key={keyOf(row)}>{pendingAction.getName(row)}</li>
            ))}
          </ul>
        </Dialog>
      )}
    </section>
  );
}

interface PickProps<T> {
  readonly row: T;
  readonly id: string;
  readonly choice: RowSelection<T>;
  readonly name: string;
}

/** Checkbox that selects a row. */
export function RowCheckbox<T>({ row, id, choice, name }: PickProps<T>) {
  const { t } = useIsland();
  return (
    <Check
      id={id}
      label={<span className="visually-hidden">{t('desk.several.one', { name })}</span>}
      checked={choice.has(row)}
      onChange={({ target }) => choice.set(row, target.checked)}
    />
  );
}
