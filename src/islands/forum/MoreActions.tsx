import { type ReactNode, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';

interface Props {
  about: string;
  /** True if an action is active and must be visible without a click. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Less frequent actions on a text: report, edit or delete. */
export function MoreActions({ about, isOpenAtFirst, children }: Props) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  return (
    <>
      <RowAction
        icon="ellipsis"
        label={t('forum.more')}
        about={about}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && children}
    </>
  );
}
