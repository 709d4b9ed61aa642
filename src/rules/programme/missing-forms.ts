interface WithExercises {
  readonly exercises: readonly string[];
}

/**
 * Returns the phases without those exercises of which the form is missing, or was closed before it was submitted: they
 * lock nothing, are not counted, and do not prevent the end of a phase.
 */
export function omitMissingForms<P extends WithExercises>(
  phases: readonly P[],
  forms: ReadonlySet<string>,
): readonly P[] {
  return phases.map((phase) => ({ ...phase, exercises: phase.exercises.filter((exercise) => forms.has(exercise)) }));
}
