import { type ProviderSettings, saveProvider, showProvider } from '#src/contract/desk/opening.ts';
import {
  getLanguageInputs,
  PROVIDER_FORM_TEXTS,
  providerForm,
  toProvider,
  toProviderFormValues,
} from '#src/contract/forms/opening.ts';
import { findMissingProviderFields, PLAIN_FIELDS, RECORD_YEARS, TRANSLATED_FIELDS } from '#src/domains/provider.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { listChangedFields } from '../frame/version-conflict/changed-fields.ts';
import { useVersionedForm } from '../frame/version-conflict/use-versioned-form.ts';
import { VersionConflict } from '../frame/version-conflict/VersionConflict.tsx';
import { FetchedContent } from '../kit/FetchedContent.tsx';
import { ScreenHead } from '../kit/ScreenHead.tsx';

/** Provider of the installation: one record for all its sites. */
export function ProviderScreen() {
  const { t, href } = useIsland();
  const provider = useCall(showProvider, {});
  return (
    <div className="stack desk-column">
      <ScreenHead
        back={{ href: href('opening'), text: t('desk-opening.back') }}
        title={t('desk-opening.provider.title')}
        lead={t('desk-opening.provider.lead')}
      />
      <FetchedContent fetchState={provider}>
        {(openedProviderSettings) => (
          <ProviderForm key={openedProviderSettings.version} opened={openedProviderSettings} />
        )}
      </FetchedContent>
    </div>
  );
}

function ProviderForm({ opened }: { readonly opened: ProviderSettings }) {
  const { t } = useIsland();
  const { form, conflict } = useVersionedForm({
    keep: 'provider',
    form: providerForm,
    id: 'provider',
    start: toProviderFormValues(opened),
    textKey: PROVIDER_FORM_TEXTS,
    opened,
    save: (values, version) => getApiClient().call(saveProvider, { body: { ...toProvider(values), version } }),
    onDone: () => {
      showToast('done', t('desk-opening.provider.saved'));
      void refreshCalls(showProvider.name);
    },
  });
  const getLabel = (name: string) => t(`desk-opening.provider.fields.${name}`);
  const toLanguage = (name: string, at: number) =>
    t('desk-opening.provider.inLanguage', { field: getLabel(name), language: t(`desk-opening.languages.${at}`) });
  const missing = findMissingProviderFields(opened).length;
  const labels = {
    ...Object.fromEntries(PLAIN_FIELDS.map((field) => [field, getLabel(field)])),
    ...Object.fromEntries(
      TRANSLATED_FIELDS.flatMap((field) =>
        getLanguageInputs(field).map((half, index) => [half, toLanguage(field, index)]),
      ),
    ),
    approvedOn: getLabel('approvedOn'),
    mailSender: getLabel('mailSender'),
    readYears: getLabel('readYears'),
  };
  return (
    <>
      {missing > 0 && (
        <Banner>
          <p>{t('desk-opening.provider.missing', { count: missing })}</p>
        </Banner>
      )}
      <div className="sheet">
        <DeskForm form={form} submit={t('desk-opening.provider.save')} label={t('desk-opening.provider.title')}>
          {PLAIN_FIELDS.map((field) => (
            <TextField
              key={field}
              {...form.field(field)}
              autoComplete="off"
              type={field === 'mail' ? 'email' : 'text'}
              label={getLabel(field)}
              {...(field === 'mail' && { help: t('desk-opening.provider.mailHelp') })}
            />
          ))}
          <SelectField
            {...form.field('isCareProvider')}
            label={getLabel('isCareProvider')}
            options={['', 'yes', 'no'].map((value) => ({
              value,
              label: t(`desk-opening.provider.care.${value || 'unknown'}`),
            }))}
          />
          <TextField {...form.field('approvedOn')} type="date" label={getLabel('approvedOn')} />
          {TRANSLATED_FIELDS.map((field) => (
            <div key={field} className="opening-pair">
              {getLanguageInputs(field).map((half, index) => (
                <TextArea key={half} {...form.field(half)} rows={2} label={toLanguage(field, index)} />
              ))}
            </div>
          ))}
          <TextField
            {...form.field('mailSender')}
            autoComplete="off"
            label={getLabel('mailSender')}
            help={t('desk-opening.provider.mailSenderHelp')}
          />
          <TextField
            {...form.field('readYears')}
            autoComplete="off"
            inputMode="numeric"
            label={getLabel('readYears')}
            help={t('desk-opening.provider.readYearsHelp', RECORD_YEARS)}
          />
          <SelectField
            {...form.field('needsReader')}
            label={getLabel('needsReader')}
            help={t('desk-opening.provider.needsReaderHelp')}
            options={['no', 'yes'].map((value) => ({ value, label: t(`desk-opening.provider.reader.${value}`) }))}
          />
          {conflict.theirs && (
            <VersionConflict
              changes={listChangedFields(toProviderFormValues(opened), toProviderFormValues(conflict.theirs), {
                texts: labels,
                others: { isCareProvider: getLabel('isCareProvider'), needsReader: getLabel('needsReader') },
              })}
              onTheirs={() => {
                form.kept.clear();
                conflict.clear();
                void refreshCalls(showProvider.name);
              }}
              onMine={conflict.insist}
            />
          )}
        </DeskForm>
      </div>
    </>
  );
}
