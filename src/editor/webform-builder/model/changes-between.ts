import type { EditableWebform, WebformContent } from '#src/contract/desk/webform/stored-webform.ts';
import type { WebformElement } from '#src/contract/webform/definition.ts';
import { allElements } from './edit-form.ts';

/** What somebody else did to a form, by element; null for the form itself. */
export interface FormChange {
  readonly kind: 'added' | 'removed' | 'changed' | 'settings' | 'order';
  readonly label: string;
}

/** How an element is called in a list. */
export function nameOf(element: WebformElement): string {
  if ('label' in element) return element.label;
  if ('title' in element) return element.title;
  if ('alt' in element) return element.alt;
  return element.type === 'markup'
    ? element.html
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .slice(0, 80)
    : element.key;
}

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const bare = (element: WebformElement | undefined) =>
  element?.type === 'page' ? { ...element, elements: [] } : element;

function settingsOf({ domains, isOpen, notes, texts: { nl, en } }: WebformContent): unknown {
  const words = [nl, en].map(
    (text) => text && { title: text.title, submit: text.submit, confirmation: text.confirmation },
  );
  return { domains, isOpen, notes, words };
}

/** What changed between two versions of a form, in the order of the newer one. */
export function changesBetween(before: EditableWebform, after: EditableWebform): readonly FormChange[] {
  const [old, now] = [allElements(before.texts.nl), allElements(after.texts.nl)];
  const inEnglish = (form: EditableWebform, key: string) =>
    bare(form.texts.en === null ? undefined : allElements(form.texts.en).find((one) => one.key === key));
  const changes = now.flatMap((element): FormChange[] => {
    const was = old.find(({ key }) => key === element.key);
    if (!was) return [{ kind: 'added', label: nameOf(element) }];
    const isSame =
      same(bare(was), bare(element)) && same(inEnglish(before, element.key), inEnglish(after, element.key));
    return isSame ? [] : [{ kind: 'changed', label: nameOf(element) }];
  });
  const gone = old.filter(({ key }) => !now.some((one) => one.key === key));
  const kept = (list: readonly WebformElement[], other: readonly WebformElement[]) =>
    list.map(({ key }) => key).filter((key) => other.some((one) => one.key === key));
  return [
    ...(same(settingsOf(before), settingsOf(after)) ? [] : [{ kind: 'settings', label: '' } as const]),
    ...changes,
    ...gone.map((element): FormChange => ({ kind: 'removed', label: nameOf(element) })),
    ...(same(kept(old, now), kept(now, old)) ? [] : [{ kind: 'order', label: '' } as const]),
  ];
}
