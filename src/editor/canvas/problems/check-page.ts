import { type Definition, isParagraphsField, type NodeDefinition } from '#registry/define.ts';
import { ERROR_TEXTS, type FieldProblem, listFieldProblems, listTitleProblems } from '#registry/field-problems.ts';
import { getFields, isStoredParagraph } from '#registry/stored.ts';
import { type EditorRegistry, findParagraph } from '../editor-registry.ts';
import type { PageContent } from '../stored/page-content.ts';

/** A stored value that is invalid: its path by the field names of the registry, and the reason. */
type Problem = Pick<FieldProblem, 'path' | 'reason'>;

/** Returns the error text of a problem. */
export const toFieldProblem = (t: (key: string) => string, { reason }: Problem): string =>
  t(`${ERROR_TEXTS}.${reason}`);

const toProblem = ({ path, reason }: FieldProblem): Problem => ({ path, reason });

type Stored = Readonly<Record<string, unknown>>;

function checkFields(
  registry: EditorRegistry,
  definition: Definition,
  storedFields: Stored,
  prefix: string,
): readonly Problem[] {
  return getFields(definition).flatMap(([name, field]): readonly Problem[] => {
    const path = prefix + name;
    const value = storedFields[name];
    if (!isParagraphsField(field))
      return listFieldProblems(field, value, { field: field.wireName, path }).map(toProblem);
    if (!Array.isArray(value)) return [];
    return value.flatMap((item: unknown, index): readonly Problem[] => {
      const paragraph = isStoredParagraph(item) ? findParagraph(registry, item.type) : undefined;
      if (!paragraph || !isStoredParagraph(item)) return [];
      const currentPath = `${path}.${index}`;
      if (!field.allow.includes(paragraph.name)) return [{ path: currentPath, reason: 'not-allowed' }];
      return checkFields(registry, paragraph, item, `${currentPath}.`);
    });
  });
}

/** Lists all values that prevent publishing the page; blocks of unknown types are skipped. */
export const checkPage = (
  registry: EditorRegistry,
  definition: NodeDefinition,
  { title, fields }: PageContent,
): readonly Problem[] => [...listTitleProblems(title).map(toProblem), ...checkFields(registry, definition, fields, '')];
