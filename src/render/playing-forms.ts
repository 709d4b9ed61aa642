import { getWebformFields } from '#src/contract/get-webform-fields.ts';
import { programmeExercises } from '#src/contract/programme-content.ts';
import { leavesOf } from '#src/contract/webform/answers.ts';
import type { WebformDefinition } from '#src/contract/webform/definition.ts';
import { videoSource } from '#src/contract/webform/video-source.ts';
import type { CollectingCall } from './collect.ts';
import type { RenderedNode } from './content.ts';
import { programmeOf } from './programme.ts';

/** True if a form has something to play, and not only a script. */
export const plays = (definition: Pick<WebformDefinition, 'elements'>): boolean =>
  leavesOf(definition).some((element) => element.type === 'video' && videoSource(element.url).at !== 'nowhere');

/** The forms of a programme's exercises of the kind "video" that really have one; none for any other node. */
export async function playingForms(node: RenderedNode, call: CollectingCall): Promise<ReadonlySet<string>> {
  const programme = programmeOf(node, new Set());
  const ids = programme
    ? programmeExercises(programme).flatMap(({ category, webform }) => (category === 'read' ? webform : []))
    : [];
  const forms = await Promise.all(
    ids.map(async (id) => {
      const form = await call(getWebformFields, { params: { id } });
      return form.ok && plays(form.value) ? [id] : [];
    }),
  );
  return new Set(forms.flat());
}
