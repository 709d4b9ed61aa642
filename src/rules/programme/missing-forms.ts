interface WithExercises {
  readonly exercises: readonly string[];
}

/**
 * Returns the phases without exercises with a form that is missing, or was closed before its submission: such exercises
 * lock nothing, are not counted, and do not prevent the end of a phase.
 */
export function omitMissingForms<P extends WithExercises>(
  phases: readonly P[],
  forms: ReadonlySet<string>,
): readonly P[] {
  return phases.map((phase) => ({ ...phase, exercises: phase.exercises.filter((exercise) => forms.has(exercise)) }));
}
