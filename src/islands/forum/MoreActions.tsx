import { type ReactNode, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';

interface Props {
  about: string;
  /** True if one of the actions is active and therefore has to be visible without a click. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** Less frequent actions on a text: reporting by a reader, editing or removing by its author. */
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
