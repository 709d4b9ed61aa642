import { isPlaceholder } from '#src/contract/own-user.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import type { useSettings } from './use-settings.ts';

/** Fields for the user's names, email address and language. */
export function AboutYou({ form }: Pick<ReturnType<typeof useSettings>, 'form'>) {
  const { t, domain, site } = useIsland();
  const { mail, isMailRefused } = useUser();
  const isFree = domain.variant === 'reduced';
  const nicknameHelp = t('account.nicknameHelp');
  return (
    <section className="sheet stack">
      <h2>{t('account.aboutYou')}</h2>
      <TextField
        {...form.field('name')}
        autoComplete="given-name"
        label={t('account.name')}
        help={t(isFree ? 'account.nameHelpAlone' : 'account.nameHelp')}
      />
      <TextField
        {...form.field('nickname')}
        autoComplete="nickname"
        label={t('account.nickname')}
        help={isFree ? `${nicknameHelp} ${t('account.nicknameFree')}` : nicknameHelp}
      />
      {isPlaceholder(mail, site.placeholderDomain) ? (
        <p className="soft">{t('account.noMail')}</p>
      ) : (
        <TextField
          id={form.fieldId('mail')}
          type="email"
          label={t('account.mail')}
          value={mail}
          readOnly
          {...(isMailRefused ? { help: t('account.mailRefused') } : {})}
          autoComplete="off"
        />
      )}
      {site.languages.length > 1 && (
        <SelectField
          {...form.field('language')}
          label={t('account.language')}
          options={site.languages.map((value) => ({ value, label: t(`account.languages.${value}`) }))}
        />
      )}
    </section>
  );
}
