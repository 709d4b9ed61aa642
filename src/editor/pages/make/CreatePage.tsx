import { useState } from 'react';
import { createPage } from '#src/contract/desk/page-life.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { getDomainName, getLanguageName, hasAddress, PAGE_TYPES } from '../../frame/names.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { useEditableContent } from '../../kit/things/MayPublish.tsx';
import { pageForm } from './page-form.ts';
import { proposePath } from './proposed-path.ts';

const START = {
  type: PAGE_TYPES[0]?.name ?? '',
  domains: [] as readonly string[],
  language: 'nl',
  title: '',
  path: '',
};

/** Form that creates a page of a type, with programmes and a title, and opens the editor. */
export function CreatePage() {
  const { t, href, language, paths } = useIsland();
  const edited = useEditableContent();
  // False while the path is derived from the title; true after the editor typed a path.
  const [isOwnPath, setOwnPath] = useState(false);
  const form = useDeskForm({
    keep: 'page.new',
    form: pageForm,
    id: 'new-page',
    start: { ...START, language: edited.languages[0] ?? 'nl' },
    textKey: 'desk-pages.make.errors',
    submit: ({ path, ...rest }) =>
      getApiClient().call(createPage, { body: { ...rest, ...(path === '' ? {} : { path }) } }),
    onDone: ({ nid }) => {
      const screen = 'page-editor' in paths ? 'page-editor' : 'page';
      location.assign(href(screen, { nid, language: form.value('language') }));
    },
  });
  const type = form.value('type');
  const title = form.field('title');
  const hint = PAGE_TYPES.find(({ name }) => name === type)?.hint[language];
  const path = form.field('path');
  return (
    <div className="stack page-narrow">
      <ScreenHead back={{ href: href('pages'), text: t('desk-pages.back') }} title={t('desk.screens.page-new')} />
      <DeskForm form={form} submit={t('desk-pages.make.submit')}>
        <SelectField
          {...form.field('type')}
          label={t('desk-pages.make.type')}
          help={hint}
          options={PAGE_TYPES.map(({ name, label }) => ({ value: name, label: label[language] }))}
        />
        <Options
          id={form.fieldId('domains')}
          name="domains"
          legend={t('desk-pages.make.domains')}
          pick="several"
          variant="chips"
          options={edited.domainsBeside([]).map(({ key }) => ({ value: key, label: getDomainName(key, language) }))}
          selected={form.value('domains')}
          onChoose={(selection) => form.set('domains', selection)}
          error={form.getError('domains')}
        />
        <Options
          id={form.fieldId('language')}
          name="language"
          legend={t('desk-pages.make.language')}
          pick="one"
          variant="chips"
          options={edited.languages.map((code) => ({ value: code, label: getLanguageName(code, language) }))}
          selected={[form.value('language')]}
          onChoose={([option]) => form.set('language', option)}
          error={form.getError('language')}
        />
        <TextField
          {...title}
          label={t('desk-pages.make.title')}
          autoComplete="off"
          onChange={(event) => {
            if (!isOwnPath) form.set('path', proposePath(event.target.value));
            return title.onChange(event);
          }}
        />
        {hasAddress(type) && (
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
    </div>
  );
}
