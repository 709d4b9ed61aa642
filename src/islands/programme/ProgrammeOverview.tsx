import type { ProgrammeContent } from '#src/contract/programme-content.ts';
import { Island, type IslandProps, LoggedIn } from '#src/session/Island.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { NoProgramme } from './NoProgramme.tsx';
import { ProgrammeLoading } from './ProgrammeLoading.tsx';
import { ProgrammeScreen } from './ProgrammeScreen.tsx';
import { usePersonal } from './use-personal.ts';

interface Props extends IslandProps {
  readonly title: string;
  /** The programme is part of the page; null where it has no content, or where that is unavailable. */
  readonly content: ProgrammeContent | null;
  readonly loading: string;
}

function Body({ title, content, loading }: Pick<Props, 'title' | 'content' | 'loading'>) {
  const personal = usePersonal();
  const skeleton = <ProgrammeLoading title={title} label={loading} />;
  if (!content || content.phases.length === 0) return <NoProgramme title={title} />;
  return (
    <LoggedIn loading={skeleton} frame={(notice) => <Screen title={title}>{notice}</Screen>}>
      <ProgrammeScreen content={content} personal={personal} loading={skeleton} />
    </LoggedIn>
  );
}

/** The programme of a domain for a user (docs/specification.md, section 2). */
export function ProgrammeOverview({ title, content, loading, ...island }: Props) {
  return (
    <Island {...island}>
      <Body title={title} content={content} loading={loading} />
    </Island>
  );
}
