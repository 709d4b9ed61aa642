import { useIsland } from '#src/session/Island.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { BringIn } from './BringIn.tsx';
import { TakeOut } from './TakeOut.tsx';

/** Takes content out of this installation, and brings that of another one in. */
export function Transfer() {
  const { t } = useIsland();
  return (
    <div className="stack">
      <ScreenHead title={t('desk-library.transfer.title')} lead={t('desk-library.transfer.lead')} />
      <div className="transfer-ways">
        <TakeOut />
        <BringIn />
      </div>
    </div>
  );
}
