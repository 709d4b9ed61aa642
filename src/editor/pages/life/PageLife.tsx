import { type EditablePage, openPage } from '#src/contract/desk/pages.ts';
import { joinEntryKey } from '#src/contract/desk/versions.ts';
import type { Language } from '#src/domains/domain.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { getLanguageName, getTypeName, hasAddress } from '../../frame/names.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ReviewDate } from '../../kit/review/ReviewDate.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { ApprovalByLink } from '../../kit/things/ApprovalByLink.tsx';
import { MayEdit, MayPublish } from '../../kit/things/MayPublish.tsx';
import { Approval } from '../approval/Approval.tsx';
import { DeletePage } from './DeletePage.tsx';
import { DuplicatePage } from './DuplicatePage.tsx';
import { PageLanguages } from './PageLanguages.tsx';
import { PageProperties } from './PageProperties.tsx';
import { PathSection } from './PathSection.tsx';
import { Revisions } from './Revisions.tsx';
import { StateSection } from './StateSection.tsx';
import { TranslatePage } from './TranslatePage.tsx';

function Life({ page }: { readonly page: EditablePage }) {
  const { t, href, language } = useIsland();
  const { vid } = page;
  const title = vid === null ? t('desk-pages.translate.title') : page.title || t('desk.untitled');
  return (
    <div className="stack">
      <ScreenHead
        back={{ href: href('pages'), text: t('desk-pages.back') }}
        title={title}
        lang={vid === null ? undefined : page.language}
        lead={`${getTypeName(page.type, language)}, ${getLanguageName(page.language, language)}`}
      />
      <PageLanguages page={page} />
      {!page.may.edit && <p className="notice">{t('desk-pages.may.look')}</p>}
      <div className="page-life">
        <div>
          {vid === null ? (
            <MayEdit place={page}>
              <TranslatePage page={page} />
            </MayEdit>
          ) : (
            <StateSection page={page} vid={vid} />
          )}
          {vid !== null && <Approval page={page} vid={vid} />}
          {vid !== null && page.may.edit && (
            <ApprovalByLink subject={{ kind: 'page', key: `${page.nid}.${page.language}` }} />
          )}
          {vid !== null && <Revisions page={page} />}
        </div>
        <div>
          {vid !== null && page.may.publish && hasAddress(page.type) && <PathSection key={page.path} page={page} />}
          <MayEdit place={{ domains: page.domains, language: null }}>
            <PageProperties key={`${page.domains} ${page.notes}`} page={page} />
          </MayEdit>
          {vid !== null && page.may.edit && (
            <ReviewDate entry={{ kind: 'page', key: joinEntryKey(String(page.nid), page.language) }} />
          )}
          {vid !== null && page.may.edit && <DuplicatePage page={page} />}
          <MayPublish of={page.domains}>
            <DeletePage page={page} />
          </MayPublish>
        </div>
      </div>
    </div>
  );
}

/** Screen of a page in one language: its state, path, revisions and actions. */
export function PageLife() {
  const { params } = useIsland();
  const fetchState = useCall(openPage, {
    params: { nid: Number(params.nid), language: params.language as Language },
  });
  return <FetchedContent fetchState={fetchState}>{(page) => <Life page={page} />}</FetchedContent>;
}
