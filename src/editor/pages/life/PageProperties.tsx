import { updatePageProperties } from '#src/contract/desk/page-life.ts';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { defineForm } from '#src/contract/forms/form.ts';
import { accept } from '#src/rules/fields/parse-result.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { TextArea } from '#src/ui/field/fields.tsx';
import { Options } from '#src/ui/options/Options.tsx';
import { getDomainName } from '../../frame/names.ts';
import { DeskForm } from '../../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../../frame/unsaved/use-desk-form.ts';
import { useEditableContent } from '../../kit/things/MayPublish.tsx';
import { readDomains } from '../make/page-form.ts';
import { refreshPages } from './refresh-pages.ts';

const descriptionForm = defineForm({ domains: readDomains, notes: (input: string) => accept(input.trim()) });

/** Form for settings of the page in all languages: its programmes, and the editors' notes. */
export function PageProperties({ page }: { readonly page: EditablePage }) {
  const { t, language } = useIsland();
  const { domainsBeside } = useEditableContent();
  const opened = { domains: page.domains, notes: page.notes };
  const form = useDeskForm({
    keep: `page.${page.nid}.description`,
    form: descriptionForm,
    id: 'description',
    start: { domains: page.domains as readonly string[], notes: page.notes },
    version: JSON.stringify(opened),
    textKey: 'desk-pages.make.errors',
    submit: ({ domains, notes }, version) => {
      // The values that the typed ones are based on: those of a restored copy may be older.
      const base: typeof opened = version === null ? opened : JSON.parse(version);
      const body = {
        ...(domains.join() === base.domains.join() ? {} : { domains, openedDomains: base.domains }),
        ...(notes === base.notes ? {} : { notes, openedNotes: base.notes }),
      };
      return getApiClient().call(updatePageProperties, { params: { nid: page.nid }, body });
    },
    explain: ({ status }) => (status === 412 ? t('desk-pages.description.conflict') : null),
    onDone: () => {
      showToast('done', t('desk-pages.description.done'));
      void refreshPages();
    },
  });
  return (
    <section className="page-part stack" aria-labelledby="page-description">
      <h2 id="page-description">{t('desk-pages.description.title')}</h2>
      <DeskForm form={form} kind="quiet" submit={t('desk-pages.description.submit')}>
        <Options
          id={form.fieldId('domains')}
          name="domains"
          legend={t('desk-pages.make.domains')}
          pick="several"
          variant="chips"
          options={domainsBeside(page.domains).map(({ key }) => ({ value: key, label: getDomainName(key, language) }))}
          selected={form.value('domains')}
          onChoose={(selection) => form.set('domains', selection)}
          error={form.getError('domains')}
        />
        <TextArea
          {...form.field('notes')}
          rows={4}
          label={t('desk-pages.description.notes')}
          help={t('desk-pages.description.notesHelp')}
        />
      </DeskForm>
    </section>
  );
}
