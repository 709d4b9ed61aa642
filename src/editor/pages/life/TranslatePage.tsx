import { useState } from 'react';
import { translatePage } from '#src/contract/desk/page-life.ts';
import { type EditablePage, openPage } from '#src/contract/desk/pages.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { useCall } from '#src/session/use-call.ts';
import { TextField } from '#src/ui/field/fields.tsx';
import { getLanguageName, hasAddress } from '../../frame/names.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { translationForm } from '../make/page-form.ts';
import { proposePath } from '../make/proposed-path.ts';
import { refreshPages } from './refresh-pages.ts';

function TranslationForm({ page, source }: { readonly page: EditablePage; readonly source: EditablePage }) {
  const { t, language } = useIsland();
  // False while the path is derived from the title; true after the editor typed a path.
  const [isOwnPath, setOwnPath] = useState(false);
  const form = useDeskForm({
    keep: `page.${page.nid}.translation.${page.language}`,
    form: translationForm,
    id: 'translation',
    start: { title: source.title, path: hasAddress(page.type) ? proposePath(source.title) : '' },
    textKey: 'desk-pages.make.errors',
    submit: ({ title, path }) =>
      getApiClient().call(translatePage, {
        params: { nid: page.nid, language: page.language },
        body: { title, ...(path === '' ? {} : { path }) },
      }),
    onDone: () => {
      showToast('done', t('desk-pages.translate.done'));
      void refreshPages();
    },
  });
  const title = form.field('title');
  const path = form.field('path');
  return (
    <section className="page-part stack" aria-labelledby="page-translate">
      <h2 id="page-translate">{t('desk-pages.translate.title')}</h2>
      <p>
        {t('desk-pages.translate.text', {
          from: getLanguageName(source.language, language),
          to: getLanguageName(page.language, language),
        })}
      </p>
      <DeskForm form={form} submit={t('desk-pages.translate.submit')}>
        <TextField
          {...title}
          label={t('desk-pages.make.title')}
          autoComplete="off"
          onChange={(event) => {
            if (!isOwnPath && hasAddress(page.type)) form.set('path', proposePath(event.target.value));
            return title.onChange(event);
          }}
        />
        {hasAddress(page.type) && (
          <TextField
            {...path}
            label={t('desk-pages.path.label')}
            help={t('desk-pages.make.pathHelp')}
            autoComplete="off"
            onChange={(event) => {
              setOwnPath(event.target.value !== '');
              return path.onChange(event);
            }}
          />
        )}
      </DeskForm>
    </section>
  );
}

/** Form that creates the missing language of a page from the existing one. */
export function TranslatePage({ page }: { readonly page: EditablePage }) {
  const otherLanguage = page.languages.find(({ state }) => state !== null)?.language;
  const fetchState = useCall(openPage, otherLanguage ? { params: { nid: page.nid, language: otherLanguage } } : null);
  return (
    <FetchedContent fetchState={fetchState}>
      {(source) => <TranslationForm page={page} source={source} />}
    </FetchedContent>
  );
}
