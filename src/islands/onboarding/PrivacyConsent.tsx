import type { FieldBinding } from '#src/forms/use-form.ts';
import { useIsland } from '#src/session/Island.tsx';
import { Check } from '#src/ui/check/Check.tsx';
import { FieldError } from '#src/ui/field/Field.tsx';

/** The box that has to be ticked before anything of a person is kept (section 5). */
export function PrivacyConsent({ field: { error, ...field } }: { field: FieldBinding }) {
  const { t, href } = useIsland();
  return (
    <div className="field">
      <Check
        {...field}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${field.id}-error` : undefined}
        label={t('start.account.privacy')}
        help={
          <a href={href('privacy')} target="_blank" rel="noreferrer">
            {t('start.account.privacyLink')}
          </a>
        }
      />
      <FieldError id={field.id} error={error} />
    </div>
  );
}
