import { CONSENT_VERSION, CONSENT_WORDINGS } from '#src/domains/consent.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { FieldError } from '#src/ui/field/FieldFrame.tsx';
import { PhoneText } from '#src/ui/PhoneText.tsx';
import type { FieldBinding } from '../use-form.ts';

/**
 * Checkboxes that are required before personal data are stored: the age, the consent, and the privacy statement, which
 * is not a consent.
 */
export function ConsentBoxes({ field }: { field: (name: 'adult' | 'consent' | 'privacy') => FieldBinding }) {
  const { t, href, language } = useIsland();
  const privacyLink = (
    <a href={href('privacy')} target="_blank" rel="noreferrer">
      {t('consent.privacyLink')} {t('forms.newTab')}
    </a>
  );
  return (
    <div className="consent-boxes">
      <ConsentBox field={field('adult')} label={t('consent.adult')} />
      <ConsentBox field={field('consent')} label={CONSENT_WORDINGS[CONSENT_VERSION][language]} />
      <ConsentBox field={field('privacy')} label={t('consent.privacy')} help={privacyLink} />
    </div>
  );
}

interface BoxProps {
  field: FieldBinding;
  label: string;
  help?: React.ReactNode;
}

function ConsentBox({ field: { error, ...field }, label, help }: BoxProps) {
  const description = [help && `${field.id}-help`, error && `${field.id}-error`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <Check
        {...field}
        aria-invalid={error ? true : undefined}
        aria-describedby={description || undefined}
        label={label}
        help={help}
      />
      <FieldError id={field.id} error={error && <PhoneText text={error} />} />
    </div>
  );
}
