import { Icon } from '#src/ui/icon/Icon.tsx';
import type { BlockContext } from '../../../context.ts';

/** Explains the quick exit at the top of the page, and its limits. */
export function QuickExit({ context: { t } }: { context: BlockContext }) {
  return (
    <div className="stack">
      <span className="quick-exit" aria-hidden="true">
        <Icon name="log-out" />
        {t('quick_exit.name')}
      </span>
      <p>{t('quick_exit.does')}</p>
      <p className="soft">{t('quick_exit.does_not')}</p>
    </div>
  );
}
