import { changeStaff, listStaff, type StaffMember } from '#src/contract/desk/staff.ts';
import { rightsForm } from '#src/contract/forms/library.ts';
import { LANGUAGES } from '#src/domains/domain.ts';
import { DOMAINS } from '#src/domains/index.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls } from '#src/session/use-call.ts';
import { Options } from '#src/ui/options/Options.tsx';
import { getDomainName, getLanguageName } from '../frame/names.ts';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';

/** Form for the limits of an editor: programmes, languages, and the need for a colleague's approval to publish. */
export function RightsForm({ member: { uid, rights } }: { readonly member: StaffMember }) {
  const { t, language } = useIsland();
  const form = useDeskForm({
    keep: `staff.rights.${uid}`,
    form: rightsForm,
    id: 'rights',
    start: {
      domains: rights.domains as readonly string[],
      languages: rights.languages as readonly string[],
      publishing: rights.mayPublish ? 'own' : 'asks',
    },
    textKey: 'desk-staff.errors',
    submit: ({ domains, languages, publishing }) =>
      getApiClient().call(changeStaff, {
        params: { uid },
        body: { rights: { domains: [...domains], languages: [...languages], mayPublish: publishing } },
      }),
    onDone: () => {
      showToast('done', t('desk-staff.rights.saved'));
      void refreshCalls(listStaff.name);
    },
  });
  const renderOptions = (name: 'domains' | 'languages', options: readonly { value: string; label: string }[]) => (
    <Options
      id={form.fieldId(name)}
      name={name}
      legend={t(`desk-staff.rights.${name}`)}
      help={t('desk-staff.rights.none')}
      pick="several"
      variant="chips"
      options={options}
      selected={form.value(name)}
      onChoose={(selection) => form.set(name, selection)}
    />
  );
  return (
    <section className="sheet stack" aria-labelledby="member-rights-title">
      <h2 id="member-rights-title">{t('desk-staff.rights.title')}</h2>
      <p>{t('desk-staff.rights.lead')}</p>
      <DeskForm form={form} kind="quiet" submit={t('desk-staff.rights.save')} label={t('desk-staff.rights.title')}>
        {renderOptions(
          'domains',
          DOMAINS.map(({ key }) => ({ value: key, label: getDomainName(key, language) })),
        )}
        {renderOptions(
          'languages',
          LANGUAGES.map((code) => ({ value: code, label: getLanguageName(code, language) })),
        )}
        <Options
          id={form.fieldId('publishing')}
          name="publishing"
          legend={t('desk-staff.rights.publishing')}
          pick="one"
          options={['own', 'asks'].map((value) => ({ value, label: t(`desk-staff.rights.${value}`) }))}
          selected={[form.value('publishing')]}
          onChoose={([option]) => form.set('publishing', option ?? 'own')}
        />
      </DeskForm>
    </section>
  );
}
