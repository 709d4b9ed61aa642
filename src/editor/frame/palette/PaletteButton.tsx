import { useEffect, useEffectEvent, useState } from 'react';
import type { DeskScreen } from '#src/screens/desk/screen.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import { Palette } from './Palette.tsx';

/** Opens the search of the desk, on click or on Ctrl+K (⌘K), unless another dialog is open. */
export function PaletteButton({ screens }: { readonly screens: readonly DeskScreen[] }) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(false);
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const isAsked = (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isAsked || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    if (isOpen || !document.querySelector('dialog[open]')) setOpen(!isOpen);
  });
  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <div className="palette-opener">
      <Button kind="quiet" icon="search" aria-keyshortcuts="Control+K Meta+K" onClick={() => setOpen(true)}>
        {t('desk.palette.open')}
      </Button>
      {isOpen && (
        <Dialog open title={t('desk.palette.title')} closeLabel={t('forms.close')} onClose={() => setOpen(false)}>
          <Palette screens={screens} />
        </Dialog>
      )}
    </div>
  );
}
