import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { FollowUpForm } from './FollowUpForm.tsx';

interface Props extends IslandProps {
  readonly loading: string;
}

/** Page shown once after a user's first HTI launch (docs/specification.md, section 1). */
export function HtiFollowUp({ loading, ...island }: Props) {
  return (
    <Island {...island}>
      <LoggedIn loading={<Skeleton shape="text" label={loading} />}>
        <FollowUpForm />
      </LoggedIn>
    </Island>
  );
}
