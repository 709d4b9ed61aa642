import { isPlaceholder } from '#src/contract/own-user.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { SelectField, TextField } from '#src/ui/field/fields.tsx';
import { AccountRow } from './AccountRow.tsx';
import type { useSettings } from './use-settings.ts';

interface Props extends Pick<ReturnType<typeof useSettings>, 'form'> {
  readonly startsOpen: boolean;
}

/** Names, mail address and language of the user. */
export function AboutYou({ form, startsOpen }: Props) {
  const { t, domain, site } = useIsland();
  const { mail, isMailRefused } = useUser();
  const isFree = domain.variant === 'reduced';
  const nicknameHelp = t('account.nicknameHelp');
  return (
    <AccountRow
      title={t('account.aboutYou')}
      state={form.value('name')}
      startsOpen={startsOpen}
      problems={form.problems}
      fields={(['name', 'nickname', 'language'] as const).map(form.fieldId)}
    >
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
    </AccountRow>
  );
}
