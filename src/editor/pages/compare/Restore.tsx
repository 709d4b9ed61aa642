import type { EditablePage } from '#src/contract/desk/page.ts';
import { restorePage } from '#src/contract/desk/restore-page.ts';
import { DeedDialog } from '#src/forms/DeedDialog.tsx';
import { useDeed } from '#src/forms/use-deed.ts';
import { api } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { carryToast } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { deedFailure } from '../life/deed-failure.ts';

interface Props {
  readonly page: EditablePage;
  /** The newest revision, and the one to bring back. */
  readonly from: number;
  readonly vid: number;
}

/** Brings an old revision back as a new draft. */
export function Restore({ page: { nid, language }, from, vid }: Props) {
  const { t, href } = useIsland();
  const deed = useDeed(
    () => api().call(restorePage, { params: { nid, language }, body: { vid, from } }),
    () => {
      carryToast('done', t('desk-pages.restore.done'));
      location.assign(href('page', { nid, language }));
    },
  );
  const failed = deed.failure ? deedFailure(t, deed.failure, t('desk-pages.restore.failed')) : '';
  return (
    <>
      <Button onClick={deed.ask}>{t('desk-pages.restore.action')}</Button>
      <DeedDialog
        deed={deed}
        kind="accent"
        title={t('desk-pages.restore.title')}
        confirm={t('desk-pages.restore.confirm')}
        failed={failed}
      >
        <p>{t('desk-pages.restore.text')}</p>
      </DeedDialog>
    </>
  );
}
