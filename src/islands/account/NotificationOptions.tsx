import { useState } from 'react';
import { getNotificationOptions } from '#src/contract/fields/account.ts';
import { isPlaceholder, sendValidationEmail } from '#src/contract/own-user.ts';
import { WEEK_MAIL_WORDING, WEEK_MAIL_WORDINGS } from '#src/domains/consent.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { getApiClient } from '#src/session/api.ts';
import { useIsland, useUser } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { Banner } from '#src/ui/banner/Banner.tsx';
import { Button } from '#src/ui/button/Button.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';

const LIMITED = 429;

/** Returns a function that sends the confirmation email again, and shows the result as a toast. */
function useResend() {
  const { t } = useIsland();
  const [isBusy, setBusy] = useState(false);
  const resend = async () => {
    setBusy(true);
    const result = await getApiClient().call(sendValidationEmail);
    setBusy(false);
    if (result.ok) showToast('done', t('account.notifications.sent'));
    else if (result.failure.status === LIMITED) showToast('failed', toFailureText(t, result.failure));
    else showToast('failed', t('account.notifications.notSent'));
  };
  return { resend, isBusy };
}

interface Props {
  id: string;
  selected: readonly string[];
  onChoose: (chosen: readonly string[]) => void;
  error: string | undefined;
}

/**
 * Choice of emails. Disabled until the address is confirmed, with the reason and a link (docs/specification.md, section
 * 2).
 */
export function NotificationOptions({ id, selected, onChoose, error }: Props) {
  const { t, domain } = useIsland();
  const { hasValidatedEmail } = useUser();
  const options = getNotificationOptions(domain);
  const toggle = (option: string) =>
    onChoose(selected.includes(option) ? selected.filter((item) => item !== option) : [...selected, option]);
  return (
    <>
      {!hasValidatedEmail && <Reason id={`${id}-reason`} />}
      <fieldset
        className="options"
        id={id}
        tabIndex={-1}
        aria-describedby={hasValidatedEmail ? undefined : `${id}-reason`}
      >
        <legend className="visually-hidden">{t('account.notifications.legend')}</legend>
        {options.map((option) => (
          <Check
            key={option}
            id={`${id}-${option}`}
            label={t(`account.notifications.${option}`)}
            help={option === 'week_mail' ? <WeekMailHelp /> : t(`account.notifications.${option}_help`)}
            checked={selected.includes(option)}
            disabled={!hasValidatedEmail}
            onChange={() => toggle(option)}
          />
        ))}
        <FieldError id={id} error={error} />
      </fieldset>
    </>
  );
}

/** Preview of the weekly email, and the risk that the user accepts by enabling it. */
function WeekMailHelp() {
  const { t, language } = useIsland();
  const lines = [
    t('account.notifications.week_mail_help'),
    WEEK_MAIL_WORDINGS[WEEK_MAIL_WORDING][language],
    t('account.notifications.week_mail_shown'),
  ];
  return lines.join(' ');
}

function Reason({ id }: { id: string }) {
  const { t, href, site } = useIsland();
  const { mail } = useUser();
  const { resend, isBusy } = useResend();
  const hasNoMail = isPlaceholder(mail, site.placeholderDomain);
  return (
    <Banner icon="mail">
      <p id={id}>{t(hasNoMail ? 'account.notifications.noMail' : 'account.notifications.notValidated')}</p>
      <p>
        {hasNoMail ? (
          <a href={href('account-email')}>{t('account.notifications.addMail')}</a>
        ) : (
          <Button kind="plain" onClick={resend} busy={isBusy}>
            {t('account.notifications.resend')}
          </Button>
        )}
      </p>
    </Banner>
  );
}
