import { getOwnThings } from '#src/contract/hard-moment/own-things.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { Button, ButtonLink } from '#src/ui/button/Button.tsx';

const toDialled = (phone: string): string => phone.replace(/[^\d+]/g, '');

/** A call to the own person; a name alone where no number is known. */
export function CallPerson({ name, phone }: { name: string; phone: string | null }) {
  const { t } = useIsland();
  if (phone === null) return <p dir="auto">{name}</p>;
  return (
    <p>
      <ButtonLink href={`tel:${toDialled(phone)}`} icon="phone" wide>
        {t('hard-moment.call', { name })}
      </ButtonLink>
    </p>
  );
}

/** A call to the own person, or the window with help lines where none is known. */
export function CallSomeone({ label }: { label: string }) {
  const { site } = useIsland();
  const things = useCall(getOwnThings, site.offers.hardMoment ? {} : null);
  const person = things.status === 'done' ? things.value.person : null;
  if (person?.phone) return <CallPerson {...person} />;
  return (
    <p>
      <Button kind="quiet" icon="phone" wide {...{ commandfor: 'support', command: 'show-modal' }}>
        {label}
      </Button>
    </p>
  );
}
