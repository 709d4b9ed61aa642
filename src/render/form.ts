import { getPage } from '#src/contract/nodes.ts';
import { listProgrammeExercises, type ProgrammeContent } from '#src/contract/programme-content.ts';
import type { Failure } from '#src/contract/result.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { getWebformFields } from '#src/contract/webform-fields.ts';
import { createTranslator } from '#src/i18n/translator.ts';
import { getScreenPath } from '#src/screens/match.ts';
import type { Components } from './blocks.ts';
import type { RenderCall } from './collect.ts';
import { renderNode } from './content.ts';
import type { PageLocals } from './locals.ts';
import { toProgrammeContent } from './programme.ts';

/** A form at a URL, with the programme in which it may be an exercise. */
export interface FormPage {
  readonly definition: WebformDefinition;
  /** Null if the domain has no programme, or if it is unavailable; the form is then shown without it. */
  readonly programme: ProgrammeContent | null;
}

interface Tools {
  readonly locals: PageLocals;
  readonly components: Components;
  readonly call: RenderCall;
}

/** Loads the content of the programme screen, by the screen's path in the content system. */
async function loadProgramme({ locals, components, call }: Tools): Promise<ProgrammeContent | null> {
  if (locals.domain.programme === null) return null;
  const match = await call(getPage, { params: { pathname: getScreenPath('programme', locals.language) } });
  if (!match.ok || match.value.kind === 'redirect') return null;
  // The kinds of the exercises are shown only on the programme screen.
  return toProgrammeContent(await renderNode(match.value.entity, components, locals, call), new Set());
}

/** Loads the form with an id and its programme, or the reason why the form is unavailable. */
export async function loadForm(id: string, tools: Tools): Promise<FormPage | { readonly failure: Failure }> {
  const [form, programme] = await Promise.all([tools.call(getWebformFields, { params: { id } }), loadProgramme(tools)]);
  // Another content system may not send an id, so the id of the URL is used.
  if (!form.ok) return { failure: form.failure };
  // A form without a title uses the title of the exercise that links to it.
  const exercise = (programme ? listProgrammeExercises(programme) : []).find(({ webform }) => webform === id);
  const title = form.value.title || exercise?.title || createTranslator(tools.locals.language, 'webforms')('untitled');
  return { definition: { ...form.value, id, title }, programme };
}

/** Returns true if the form is an exercise of its programme. */
export function isExercise({ definition, programme }: FormPage): boolean {
  return (programme ? listProgrammeExercises(programme) : []).some(({ webform }) => webform === definition.id);
}
