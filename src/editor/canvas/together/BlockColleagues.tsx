import { useIsland } from '#src/session/Island.tsx';
import { toItemUuid } from '../stored/from-puck.ts';
import { useColleagues } from './colleagues.ts';

/** Names of the colleagues who are editing a block on the canvas. */
export function BlockColleagues({ id }: { readonly id: string }) {
  const { t, language } = useIsland();
  const currentPaths = useColleagues().filter(({ block }) => block === toItemUuid(id));
  if (currentPaths.length === 0) return null;
  const names = new Intl.ListFormat(language).format(currentPaths.map(({ name }) => name));
  const isWritten = currentPaths.some(({ isWriting }) => isWriting);
  return (
    <p className="canvas-colleague" lang={language}>
      {t(isWritten ? 'desk-fields.together.writesHere' : 'desk-fields.together.isHere', { names })}
    </p>
  );
}
