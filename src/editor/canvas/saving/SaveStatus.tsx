import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { SaveState } from './use-saving.ts';

const BUTTONS = {
  refused: 'desk-fields.saving.show',
  conflict: 'desk-fields.saving.choose',
  failed: 'desk-fields.shortcuts.save.does',
} as const;

interface Props {
  readonly state: SaveState;
  /** Shows the problems that prevent saving, or retries a failed save. */
  readonly onSolve: () => void;
}

/** Shows the save state as text. */
export function SaveStatus({ state, onSolve }: Props) {
  const { t } = useIsland();
  const { status } = state;
  const text = t(`desk-fields.saving.${status}`);
  const reason = status === 'failed' ? toFailureText(t, state.failure) : '';
  const name = status === 'saved' ? state.mergedWith : undefined;
  const merged =
    name === undefined ? '' : t('desk-fields.saving.merged', { name: name ?? t('desk-fields.conflict.somebody') });
  return (
    <p className={`canvas-saving canvas-saving-${status}`} role="status" tabIndex={-1} data-saving={status}>
      {[text, reason, merged].filter(Boolean).join(' ')}{' '}
      {(status === 'refused' || status === 'conflict' || status === 'failed') && (
        <button
          type="button"
          className="canvas-jump"
          onClick={({ currentTarget }) => {
            // The button disappears while the page is saved, so the focus moves to the state.
            if (status === 'failed') currentTarget.parentElement?.focus();
            onSolve();
          }}
        >
          {t(BUTTONS[status])}
        </button>
      )}
    </p>
  );
}
