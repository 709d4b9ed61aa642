import { Island, type IslandProps } from '#src/session/Island.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';

/** Name, address, password and consent: creates and opens the account (docs/specification.md, section 2). */
export function Credentials(island: IslandProps) {
  return (
    <Island {...island}>
      <CredentialsForm />
    </Island>
  );
}
