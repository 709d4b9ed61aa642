import { Island, type IslandProps } from '#src/session/Island.tsx';
import { LoginScreen } from './LoginScreen.tsx';

/** Logging in (docs/specification.md, section 2). */
export function Login({ hasSignOn, ...island }: IslandProps & { readonly hasSignOn: boolean }) {
  return (
    <Island {...island}>
      <LoginScreen hasSignOn={hasSignOn} />
    </Island>
  );
}
