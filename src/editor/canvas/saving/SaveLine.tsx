import { failureText } from '#src/forms/failure-text.ts';
import { useIsland } from '#src/session/Island.tsx';
import type { SaveState } from './use-saving.ts';

/** Whether what stands here is kept, in words. */
export function SaveLine({ state, onShow }: { readonly state: SaveState; readonly onShow: () => void }) {
  const { t } = useIsland();
  const text = t(`desk-fields.saving.${state.status}`);
  const why = state.status === 'failed' ? failureText(t, state.failure) : '';
  return (
    <p className={`canvas-saving canvas-saving-${state.status}`} role="status" data-saving={state.status}>
      {[text, why].filter(Boolean).join(' ')}
      {state.status === 'refused' && (
        <button type="button" className="canvas-jump" onClick={onShow}>
          {t('desk-fields.saving.show')}
        </button>
      )}
    </p>
  );
}
