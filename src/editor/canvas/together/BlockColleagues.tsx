import { useIsland } from '#src/session/Island.tsx';
import { toItemUuid } from '../stored/from-puck.ts';
import { useColleagues } from './colleagues.ts';

/** Names at a block of the canvas who else is in it. */
export function BlockColleagues({ id }: { readonly id: string }) {
  const { t, language } = useIsland();
  const here = useColleagues().filter(({ block }) => block === toItemUuid(id));
  if (here.length === 0) return null;
  const names = new Intl.ListFormat(language).format(here.map(({ name }) => name));
  const isWritten = here.some(({ isWriting }) => isWriting);
  return (
    <p className="canvas-colleague" lang={language}>
      {t(isWritten ? 'desk-fields.together.writesHere' : 'desk-fields.together.isHere', { names })}
    </p>
  );
}
