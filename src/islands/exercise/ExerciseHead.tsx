import { useIsland } from '#src/session/Island.tsx';
import type { Position } from './place.ts';

/** What the form is, and which step of the programme. The frame names a form that is no exercise. */
export function ExerciseHead({ title, position }: { title: string; position: Position | null }) {
  const { t } = useIsland();
  if (!position) return <h1 className="visually-hidden">{title}</h1>;
  return (
    <header>
      <p className="soft">{t(`exercise.place.${position.kind}`, { ...position })}</p>
      <h1>{title}</h1>
    </header>
  );
}
