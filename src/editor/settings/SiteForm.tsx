import { useMemo } from 'react';
import type { SiteSettings } from '#src/contract/desk/sites.ts';
import {
  createSiteForm,
  SITE_FORM_TEXTS,
  SITE_WIRE_NAMES,
  toSite,
  toSiteFormValues,
} from '#src/contract/forms/site-settings.ts';
import type { Domain, Language } from '#src/domains/domain.ts';
import { renameRefusedFields } from '#src/forms/rename-refused-fields.ts';
import { hasEnergy } from '#src/rules/figures/energy.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/field/fields.tsx';
import { DeskForm } from '../frame/unsaved/DeskForm.tsx';
import { useDeskForm } from '../frame/unsaved/use-desk-form.ts';
import { listChangedFields } from '../frame/version-conflict/changed-fields.ts';
import { VersionConflict } from '../frame/version-conflict/VersionConflict.tsx';
import { DraftControls } from '../kit/things/DraftControls.tsx';
import { Versions } from '../library/versions/Versions.tsx';
import { getLimitLabels, LimitFields, toLimitInputs } from './LimitFields.tsx';
import { type OpenedSite, useSaveSite } from './use-save-site.ts';

interface Props {
  domain: Domain;
  opened: OpenedSite;
}

/** Settings of this installation, which are not part of the content. */
const SWITCHES = ['maintenance', 'hti', 'energy'] as const;
const FLAGS = ['loginOnly', 'supportPopup', 'stopDate'] as const;

const NAMES = Object.fromEntries(Object.entries(SITE_WIRE_NAMES).map(([name, wire]) => [wire, name]));

const toInitialValues = (site: SiteSettings, language: Language) =>
  toSiteFormValues(site, toLimitInputs(site.limits, language));

/** Content of a version of the settings: all settings except the switches. */
type SiteContent = Omit<SiteSettings, 'domain' | 'version' | (typeof SWITCHES)[number]>;

/** Form for the name, flags and cookie texts of one site. */
export function SiteForm({ domain, opened }: Props) {
  const { site, onTheirs } = opened;
  const { t, language } = useIsland();
  const { save, onSaved, conflict } = useSaveSite(domain.key, opened);
  const read = useMemo(() => createSiteForm(domain.registration), [domain]);
  const form = useDeskForm({
    keep: `site.${domain.key}`,
    version: site.version,
    form: read,
    id: 'site',
    start: toInitialValues(site, language),
    textKey: SITE_FORM_TEXTS,
    submit: async (values, version) => renameRefusedFields(await save(toSite(values), version), NAMES),
    explain: ({ status }) => (status === 412 ? t('desk.conflict.title') : null),
    onDone: onSaved,
  });
  const record = { loginOnly: domain.loginOnly, supportPopup: domain.supportPopup, stopDate: domain.stopDate };
  const listChoices = (flag: (typeof FLAGS)[number]) => [
    { value: 'default', label: t(`desk-settings.choices.${record[flag] ? 'defaultOn' : 'defaultOff'}`) },
    { value: 'on', label: t('desk-settings.choices.on') },
    { value: 'off', label: t('desk-settings.choices.off') },
  ];
  const getCookieLabel = (word: 'heading' | 'text', language: 'nl' | 'en') =>
    t(`desk-settings.cookies.${word}`, { language: t(`desk-settings.cookies.${language}`) });
  const check = (name: (typeof SWITCHES)[number]) => {
    const { error: _, ...field } = form.field(name);
    return <Check {...field} label={t(`desk-settings.site.${name}`)} help={t(`desk-settings.site.${name}Help`)} />;
  };
  const texts = {
    name: t('desk-settings.site.name'),
    titleNl: getCookieLabel('heading', 'nl'),
    bodyNl: getCookieLabel('text', 'nl'),
    titleEn: getCookieLabel('heading', 'en'),
    bodyEn: getCookieLabel('text', 'en'),
    ...getLimitLabels(t),
  };
  const switchLabels = Object.fromEntries(
    [...SWITCHES, ...FLAGS].map((name) => [name, t(`desk-settings.site.${name}`)]),
  );
  const toTypedSettings = (settings: SiteSettings) => ({
    ...toInitialValues(settings, language),
    partners: settings.partners.map(({ name, href }) => `${name} (${href})`).join(', '),
  });
  return (
    <section className="sheet" aria-label={t('desk-settings.site.title')}>
      <DeskForm form={form} submit={t('desk-settings.save')} label={t('desk-settings.site.title')}>
        <TextField
          {...form.field('name')}
          autoComplete="off"
          label={t('desk-settings.site.name')}
          help={t('desk-settings.site.nameHelp')}
        />
        {check('maintenance')}
        {check('hti')}
        {hasEnergy(domain.words.unit?.key) && check('energy')}
        {FLAGS.map((flag) => (
          <SelectField
            key={flag}
            {...form.field(flag)}
            label={t(`desk-settings.site.${flag}`)}
            help={t(`desk-settings.site.${flag}Help`)}
            options={listChoices(flag)}
          />
        ))}
        <LimitFields domain={domain} form={form} />
        <h2>{t('desk-settings.cookies.title')}</h2>
        <p>{t('desk-settings.cookies.lead')}</p>
        {domain.languages.map((language) => {
          const [title, body] = language === 'nl' ? (['titleNl', 'bodyNl'] as const) : (['titleEn', 'bodyEn'] as const);
          return (
            <div key={language} className="stack">
              <TextField {...form.field(title)} autoComplete="off" label={getCookieLabel('heading', language)} />
              <TextArea {...form.field(body)} rows={4} label={getCookieLabel('text', language)} />
            </div>
          );
        })}
        {conflict.theirs && (
          <VersionConflict
            changes={listChangedFields(toInitialValues(site, language), toInitialValues(conflict.theirs, language), {
              texts,
              others: switchLabels,
            })}
            onTheirs={() => {
              form.kept.clear();
              onTheirs();
            }}
            onMine={conflict.insist}
          />
        )}
      </DeskForm>
      <DraftControls<SiteContent>
        place={{ kind: 'site', key: domain.key }}
        content={() => {
          const input = form.hook.getValues();
          if (read.check(input).length > 0) return null;
          const { maintenance: _, hti: _hti, energy: _energy, ...changes } = toSite(read.read(input));
          return { ...changes, partners: site.partners };
        }}
        isChanged={form.kept.isUnsaved}
        onShow={(draft) => form.kept.put(toInitialValues({ ...site, ...draft }, language))}
        onKept={form.kept.clear}
      />
      <Versions<SiteContent>
        thing={{ kind: 'site', key: domain.key }}
        changes={(content) =>
          listChangedFields(toTypedSettings(site), toTypedSettings({ ...site, ...content }), {
            texts: { ...texts, partners: t('desk-settings.partners.title') },
            others: switchLabels,
          })
        }
        onRestore={(content) => save(content, site.version)}
        onRestored={onTheirs}
      />
    </section>
  );
}
