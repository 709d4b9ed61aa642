import { type ReactNode, useState } from 'react';
import { useIsland } from '#src/session/Island.tsx';
import { RowAction } from '#src/ui/row-action/RowAction.tsx';

interface Props {
  about: string;
  /** Whether one of them is on, which is seen without a press. */
  isOpenAtFirst: boolean;
  children: ReactNode;
}

/** What is done rarely with what somebody wrote: its reader reports it, its writer changes or removes it. */
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
