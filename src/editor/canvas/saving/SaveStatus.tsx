import { toFailureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { SaveState } from './use-saving.ts';

interface Props {
  readonly state: SaveState;
  /** Shows the problems that prevent saving. */
  readonly onShow: () => void;
}

/** Shows the save state as text. */
export function SaveStatus({ state, onShow }: Props) {
  const { t } = useIsland();
  const { status } = state;
  const text = t(`desk-fields.saving.${status}`);
  const reason = status === 'failed' ? toFailureText(t, state.failure) : '';
  const name = status === 'saved' ? state.mergedWith : undefined;
  const merged =
    name === undefined ? '' : t('desk-fields.saving.merged', { name: name ?? t('desk-fields.conflict.somebody') });
  return (
    <p className={`canvas-saving canvas-saving-${status}`} role="status" data-saving={status}>
      {[text, reason, merged].filter(Boolean).join(' ')}{' '}
      {(status === 'refused' || status === 'conflict') && (
        <button type="button" className="canvas-jump" onClick={onShow}>
          {t(status === 'refused' ? 'desk-fields.saving.show' : 'desk-fields.saving.choose')}
        </button>
      )}
    </p>
  );
}
