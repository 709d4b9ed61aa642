import { isPlaceholder } from '#src/contract/own-user.ts';
import type { Language } from '#src/domains/domain.ts';
import { DateField } from '#src/forms/DateField.tsx';
import { EarlierDraft } from '#src/forms/EarlierDraft.tsx';
import { FormFrame } from '#src/forms/FormFrame.tsx';
import { formatDayWithYear } from '#src/i18n/format-date.ts';
import { toTextKey } from '#src/i18n/text-key.ts';
import { DAY_START_HOURS } from '#src/rules/calendar/user-date.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToastOnNextPage } from '#src/session/toasts.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { SelectField } from '#src/ui/field/fields.tsx';
import { AboutYou } from './AboutYou.tsx';
import { AccountRow } from './AccountRow.tsx';
import { NotificationOptions } from './NotificationOptions.tsx';
import { useSettings } from './use-settings.ts';

/** Explains why the email address of a single sign-on user is stored (docs/specification.md, section 2). */
function SignOnNotice() {
  const { t, site } = useIsland();
  const { role, mail } = useUser();
  if (role !== 'sso_client' || isPlaceholder(mail, site.placeholderDomain)) return null;
  return (
    <Banner>
      <p>{t('account.signOn')}</p>
    </Banner>
  );
}

/** Path of this page in another language, and the message shown after the change. */
export interface PageInLanguage {
  readonly language: Language;
  readonly href: string;
  readonly saved: string;
}

export function SettingsForm({ otherLanguages }: { otherLanguages: readonly PageInLanguage[] }) {
  const { t, domain, language } = useIsland();
  const { unitChoices } = domain.words;
  const { form, existingStart, hasDayStart, isDraft, isChanged, discard } = useSettings((language) => {
    const otherLanguage = otherLanguages.find((knownOtherLanguage) => knownOtherLanguage.language === language);
    if (!otherLanguage) return;
    showToastOnNextPage('done', otherLanguage.saved);
    // The server treats the parameter as a choice, and redirects to the path without it.
    location.assign(`${otherLanguage.href}?language=${language}`);
  });
  const selectedCount = form.value('notifications').length;
  return (
    <div className="stack account-settings" data-changed={isChanged || undefined}>
      <SignOnNotice />
      {isDraft && <EarlierDraft onDiscard={discard} />}
      <FormFrame form={form} submit={t('account.submit')} busy={t('account.busy')} label={t('account.title')}>
        <div className="sheet account-rows">
          <AboutYou form={form} startsOpen={isDraft} />
          <AccountRow
            title={t('account.notifications.title')}
            state={selectedCount === 0 ? t('account.mailsNone') : t('account.mails', { count: selectedCount })}
            startsOpen={isDraft}
            problems={form.problems}
            fields={[form.fieldId('notifications')]}
          >
            <NotificationOptions
              id={form.fieldId('notifications')}
              selected={form.value('notifications')}
              onChoose={(selection) => form.set('notifications', selection)}
              error={form.getError('notifications')}
            />
          </AccountRow>
          {existingStart !== null && (
            <AccountRow
              title={t('account.start.title')}
              state={formatDayWithYear(existingStart, language)}
              startsOpen={isDraft}
              problems={form.problems}
              fields={(['registrationsStart', 'unit', 'dayStartsAt'] as const).map(form.fieldId)}
            >
              <DateField
                {...form.field('registrationsStart')}
                autoComplete="off"
                label={t('account.start.label')}
                help={t('account.start.help')}
                value={form.value('registrationsStart')}
                max={existingStart}
                onPick={(date) => form.set('registrationsStart', date)}
              />
              {unitChoices && (
                <SelectField
                  {...form.field('unit')}
                  label={t('account.start.unit.label')}
                  help={t('account.start.unit.help')}
                  options={unitChoices.map(({ key }) => ({
                    value: key === domain.key ? '' : key,
                    label: t(toTextKey(`forms.unit.choices.${key}`)),
                  }))}
                />
              )}
              {hasDayStart && (
                <SelectField
                  {...form.field('dayStartsAt')}
                  label={t('account.start.day.label')}
                  help={t('account.start.day.help')}
                  options={DAY_START_HOURS.map((hour) => ({
                    value: String(hour),
                    label:
                      hour === 0
                        ? t('account.start.day.midnight')
                        : t('account.start.day.hour', { hour: `0${hour}:00` }),
                  }))}
                />
              )}
            </AccountRow>
          )}
        </div>
      </FormFrame>
    </div>
  );
}
