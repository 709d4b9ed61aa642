import { type Call, defineOperation } from '#src/contract/operation.ts';
import type { Result } from '#src/contract/result.ts';
import { listSubmissions, type Submission } from '#src/contract/submissions.ts';
import { type FetchState, refreshCalls, useCall } from './use-call.ts';

/** A participant's answers to the exercises. Arrays, because the cache cannot compare maps and sets. */
export interface ExerciseAnswers {
  readonly submissions: readonly Submission[];
  /** Forms that were closed before they were submitted; skipped as exercises. */
  readonly closed: readonly string[];
  /** Run of the programme to which the answers belong; a restart starts a new run. */
  readonly epoch: number | undefined;
}

type Page = ReturnType<typeof listSubmissions.read>;

const mergePages = (pages: readonly Page[]): ExerciseAnswers => ({
  submissions: pages.flatMap(({ submissions }) => submissions),
  closed: pages[0]?.closed ?? [],
  epoch: pages[0]?.epoch,
});

/** Reads all pages: the first contains their number, the others are requested in parallel. */
async function loadAllPages(call: Call): Promise<Result<ExerciseAnswers>> {
  const first = await call(listSubmissions, { query: {} });
  if (!first.ok) return first;
  const otherPages = Array.from({ length: (first.value.pager?.totalPages ?? 1) - 1 }, (_, index) =>
    call(listSubmissions, { query: { page: index + 1 } }),
  );
  const pages = [first, ...(await Promise.all(otherPages))];
  const failure = pages.find((page) => !page.ok);
  if (failure) return failure;
  return { ...first, value: mergePages(pages.flatMap((page) => (page.ok ? [page.value] : []))) };
}

const NAME = 'exercise-answers';

/** All pages of the user's submissions as one response. */
const exerciseAnswers = defineOperation({
  name: NAME,
  method: 'GET',
  route: listSubmissions.route,
  access: listSubmissions.access,
  path: (_input: object) => listSubmissions.route,
  read: (reply, backEnd) => mergePages([listSubmissions.read(reply, backEnd)]),
  perform: loadAllPages,
});

/** Returns the exercise answers of the logged-in user. Sends no request unless a user seems to be logged in. */
export function useExerciseAnswers(isLoggedIn = true): FetchState<ExerciseAnswers> {
  return useCall(exerciseAnswers, isLoggedIn ? {} : null);
}

/** Reloads the answers everywhere, after an exercise was submitted or the programme was restarted. */
export function refreshExerciseAnswers(): Promise<unknown> {
  return refreshCalls(NAME);
}
