import { addRedirect, listRedirects } from '#src/contract/desk/links.ts';
import { movePage } from '#src/contract/desk/page-life.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { toLocalisedPath } from '#src/i18n/paths.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Details } from '#src/ui/details/Details.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { pathForm } from '../make/page-form.ts';
import { refreshPages } from './refresh-pages.ts';

/** Form for additional paths that redirect to the page: of a folder, another site, or an earlier page. */
function MoreAddresses({ nid, language }: Pick<EditablePage, 'nid' | 'language'>) {
  const { t, href } = useIsland();
  const form = useDeskForm({
    keep: `page.${nid}.redirect.${language}`,
    form: pathForm,
    id: 'page-redirect',
    start: { path: '' },
    textKey: 'desk-pages.make.errors',
    submit: (body) => getApiClient().call(addRedirect, { params: { nid, language }, body }),
    onDone: () => {
      showToast('done', t('desk-pages.redirects.added'));
      void refreshCalls(listRedirects.name);
    },
  });
  return (
    <Details summary={t('desk-pages.redirects.add')}>
      <DeskForm form={form} kind="quiet" submit={t('desk-pages.redirects.addSubmit')}>
        <TextField
          {...form.field('path')}
          label={t('desk-pages.redirects.from')}
          help={t('desk-pages.redirects.addHelp')}
          autoComplete="off"
        />
      </DeskForm>
      <p>
        <a href={href('redirects')}>{t('desk.screens.redirects')}</a>
      </p>
    </Details>
  );
}

/** Form for the path of a page in its language; the old path redirects to the new one. */
export function PathSection({ page: { nid, language, path } }: { readonly page: EditablePage }) {
  const { t } = useIsland();
  const form = useDeskForm({
    keep: `page.${nid}.path.${language}`,
    form: pathForm,
    id: 'page-path',
    start: { path: path ?? '' },
    textKey: 'desk-pages.make.errors',
    submit: (body) => getApiClient().call(movePage, { params: { nid, language }, body }),
    onDone: () => {
      showToast('done', t('desk-pages.path.done'));
      void refreshPages();
    },
  });
  return (
    <section className="page-part stack" aria-labelledby="page-path">
      <h2 id="page-path">{t('desk-pages.path.title')}</h2>
      <p>{path === null ? t('desk-pages.path.none') : <code>{toLocalisedPath(path, language)}</code>}</p>
      <DeskForm form={form} kind="quiet" submit={t('desk-pages.path.submit')}>
        <TextField
          {...form.field('path')}
          label={t('desk-pages.path.label')}
          help={t(path === null ? 'desk-pages.make.pathHelp' : 'desk-pages.path.help')}
          autoComplete="off"
        />
      </DeskForm>
      {path !== null && <MoreAddresses nid={nid} language={language} />}
    </section>
  );
}
