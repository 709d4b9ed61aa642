interface WithExercises {
  readonly exercises: readonly string[];
}

/**
 * The phases as if an exercise whose form is missing, or closed before it was sent, had never stood there: it locks
 * nothing, is not counted, and does not keep a phase from its end.
 */
export function withoutMissing<P extends WithExercises>(
  phases: readonly P[],
  forms: ReadonlySet<string>,
): readonly P[] {
  return phases.map((phase) => ({ ...phase, exercises: phase.exercises.filter((exercise) => forms.has(exercise)) }));
}
