import { useState } from 'react';
import { duplicatePage } from '#src/contract/desk/page-life.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { FormDialog } from '../../frame/unsaved/FormDialog.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { copyForm } from '../make/page-form.ts';

function CopyForm({ page: { nid, language, title } }: { readonly page: EditablePage }) {
  const { t, href } = useIsland();
  const form = useDeskForm({
    keep: `page.${nid}.copy.${language}`,
    form: copyForm,
    id: 'copy',
    start: { title: t('desk-pages.duplicate.copy', { title }) },
    textKey: 'desk-pages.make.errors',
    submit: (body) => getApiClient().call(duplicatePage, { params: { nid, language }, body }),
    onDone: (savedPage) => {
      showToastOnNextPage('done', t('desk-pages.duplicate.done'));
      location.assign(href('page', { nid: savedPage.nid, language }));
    },
  });
  return (
    <DeskForm form={form} submit={t('desk-pages.duplicate.submit')}>
      <TextField {...form.field('title')} label={t('desk-pages.duplicate.name')} autoComplete="off" />
    </DeskForm>
  );
}

/** Button that duplicates the page as a draft without a path. */
export function DuplicatePage({ page }: { readonly page: EditablePage }) {
  const { t } = useIsland();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="page-part stack" aria-labelledby="page-duplicate">
      <h2 id="page-duplicate">{t('desk-pages.duplicate.title')}</h2>
      <p>{t('desk-pages.duplicate.text')}</p>
      <p>
        <Button kind="quiet" icon="copy" onClick={() => setOpen(true)}>
          {t('desk-pages.duplicate.action')}
        </Button>
      </p>
      {isOpen && (
        <FormDialog title={t('desk-pages.duplicate.title')} onClose={() => setOpen(false)}>
          <CopyForm page={page} />
        </FormDialog>
      )}
    </section>
  );
}
