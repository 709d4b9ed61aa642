import { getPersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

const toDialledNumber = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** Link to call the user's trusted contact; only the name if no number is stored. */
export function ContactLink({ name, phone }: { name: string; phone: string | null }) {
  const { t } = useIsland();
  if (phone === null) return <p dir="auto">{name}</p>;
  return (
    <p>
      <ButtonLink href={`tel:${toDialledNumber(phone)}`} icon="phone" wide>
        {t('hard-moment.call', { name })}
      </ButtonLink>
    </p>
  );
}

/** Link to call the user's trusted contact, or a button for the help lines if there is none. */
export function CallContact({ label }: { label: string }) {
  const { site } = useIsland();
  const texts = useCall(getPersonalTexts, site.offers.hardMoment ? {} : null);
  const person = texts.status === 'done' ? texts.value.person : null;
  if (person?.phone) return <ContactLink {...person} />;
  return (
    <p>
      <Button kind="quiet" icon="phone" wide {...{ commandfor: 'support', command: 'show-modal' }}>
        {label}
      </Button>
    </p>
  );
}
