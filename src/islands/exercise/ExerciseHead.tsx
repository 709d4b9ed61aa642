import { useIsland } from '#src/session/Island.tsx';
import type { Position } from './place.ts';

/** Title of the form, and its step in the programme. The frame has the title of a form that is no exercise. */
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
