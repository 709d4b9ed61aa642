import { changePages, listPages, type PageChange, type PageRow } from '#src/contract/desk/page-list.ts';
import { ConfirmDialog } from '#src/forms/ConfirmDialog.tsx';
import { useConfirm } from '#src/forms/use-confirm.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { refreshCalls } from '#src/session/use-call.ts';
import { Button, type ButtonKind } from '#src/ui/button/Button.tsx';
import type { IconName } from '#src/ui/icon/icons.ts';
import { getLanguageName } from '../../frame/names.ts';
import { AffectedContent, LINKING_RELATIONS } from '../life/AffectedContent.tsx';
import type { BulkChangeOutcome } from './BulkChangeNotice.tsx';
import { toRowKey } from './use-page-selection.ts';

const VARIANTS: Readonly<Record<PageChange, { readonly icon: IconName; readonly kind: ButtonKind }>> = {
  publish: { icon: 'check', kind: 'accent' },
  unpublish: { icon: 'eye-off', kind: 'quiet' },
  bin: { icon: 'trash', kind: 'quiet' },
  ask: { icon: 'users-round', kind: 'accent' },
};

interface Props {
  readonly change: PageChange;
  readonly pages: readonly PageRow[];
  readonly onChanged: (outcome: BulkChangeOutcome) => void;
}

/** Confirmation of a bulk change, with the links to pages that visitors can no longer open. */
export function BulkChangeDialog({ change, pages, onChanged }: Props) {
  const { t, language } = useIsland();
  const { icon, kind } = VARIANTS[change];
  const count = pages.length;
  const takes = change === 'unpublish' || change === 'bin';
  const question = useConfirm(
    () =>
      getApiClient().call(changePages, {
        body: { change, pages: pages.map(({ nid, language, vid }) => ({ nid, language, vid })) },
      }),
    (changedPages) => {
      onChanged({ change, pages, ...changedPages });
      void refreshCalls(listPages.name);
    },
  );
  return (
    <>
      <Button kind={kind} icon={icon} onClick={question.ask}>
        {t(`desk-pages.chosen.${change}.action`)}
      </Button>
      <ConfirmDialog
        question={question}
        kind={takes ? 'risk' : 'accent'}
        title={t(`desk-pages.chosen.${change}.title`, { count })}
        confirm={t(`desk-pages.chosen.${change}.action`)}
        failed={t('desk-pages.chosen.failed')}
      >
        <p>{t(`desk-pages.chosen.${change}.text`)}</p>
        <ul className="page-asked">
          {pages.map((page) => (
            <li key={toRowKey(page)}>
              <strong lang={page.language}>{page.title || t('desk.untitled')}</strong>{' '}
              <span className="soft">{getLanguageName(page.language, language)}</span>
              {takes && question.isOpen && page.state !== 'draft' && (
                <AffectedContent page={page} by={LINKING_RELATIONS} title={t('desk-pages.affected.leads')} />
              )}
            </li>
          ))}
        </ul>
      </ConfirmDialog>
    </>
  );
}
