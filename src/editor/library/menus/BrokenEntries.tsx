import { useIsland } from '#src/session/Island.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Dialog } from '#src/ui/dialog/Dialog.tsx';
import type { MenuEntryInputs } from './menu-entry-inputs.ts';

interface Props {
  readonly entries: readonly MenuEntryInputs[];
  readonly onPublish: () => void;
  readonly onClose: () => void;
}

/** Confirmation before publishing a menu with links to pages that do not exist. */
export function BrokenEntries({ entries, onPublish, onClose }: Props) {
  const { t } = useIsland();
  if (entries.length === 0) return null;
  return (
    <Dialog
      open
      title={t('desk-pages.links.warning', { count: entries.length })}
      closeLabel={t('forms.close')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('desk-library.menus.mend')}</Button>
          <Button kind="plain" onClick={onPublish}>
            {t('desk-pages.links.anyway')}
          </Button>
        </>
      }
    >
      <ul>
        {entries.map(({ key, title, href }) => (
          <li key={key}>
            <strong>{title}</strong> {href}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
