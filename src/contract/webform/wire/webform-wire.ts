import { LANGUAGES } from '#src/domains/domain.ts';
import { readRecord } from '../../wire.ts';
import type { LeafElement, PageElement, WebformDefinition, WebformElement } from '../definition.ts';
import { getText, isTrue, omitEmptyProperties, type Properties } from './properties.ts';
import { listChildProperties, mergeOtherTexts, readElement } from './read-element.ts';
import { readStates } from './states.ts';
import { writeElement } from './write-element.ts';

/** Drupal elements that only contain other elements. */
const CONTAINER_TYPES = ['container', 'details', 'fieldset', 'webform_flexbox', 'webform_section'];

/**
 * Writes a definition in the format of `GET /webform_rest/{id}/fields`: an object keyed by element, with Drupal's
 * properties and some of this product. The form's texts are properties of the object.
 */
export function writeWebform(definition: WebformDefinition): Properties {
  const { id, title, submit, confirmation, closed, sensitive, readByStaff, writtenIn, elements } = definition;
  const properties = omitEmptyProperties({
    '#webform_id': id,
    '#title': title,
    '#submit': submit,
    '#confirmation_title': confirmation.title,
    '#confirmation_message': confirmation.html,
    '#closed': closed,
    '#sensitive': sensitive,
    '#read_by_staff': readByStaff,
    '#written_in': writtenIn,
  });
  return { ...properties, ...Object.fromEntries(elements.flatMap(writeElement)) };
}

function readLeaves(properties: Properties): LeafElement[] {
  return listChildProperties(properties).flatMap(([key, child]) =>
    CONTAINER_TYPES.includes(getText(child, '#type') ?? '') ? readLeaves(child) : [readElement(key, child)],
  );
}

function readPage([key, properties]: readonly [string, Properties]): PageElement {
  const states = readStates(properties['#states']);
  const title = getText(properties, '#title') ?? '';
  return {
    type: 'page',
    key,
    title,
    ...(states ? { when: states } : {}),
    elements: mergeOtherTexts(readLeaves(properties)),
  };
}

const isPage = ([, properties]: readonly [string, Properties]) => properties['#type'] === 'webform_wizard_page';

/** Returns the form's id: a property of this product, or Drupal's property of each element. */
function readFormId(properties: Properties): string {
  const ofElement = listChildProperties(properties).map(([, child]) => getText(child, '#webform'));
  return getText(properties, '#webform_id') ?? ofElement.find((id) => id !== undefined) ?? '';
}

/** Reads a definition from the wire. Throws UnreadableResponseError only if it is not an object. */
export function readWebform(body: unknown): WebformDefinition {
  const properties = readRecord(body, 'webform');
  const pages = listChildProperties(properties).filter(isPage);
  const elements: readonly WebformElement[] =
    pages.length > 0 ? pages.map(readPage) : mergeOtherTexts(readLeaves(properties));
  const title = getText(properties, '#confirmation_title');
  const confirmation = {
    ...(title === undefined ? {} : { title }),
    html: getText(properties, '#confirmation_message') ?? '',
  };
  const submit = getText(properties, '#submit');
  const writtenIn = LANGUAGES.find((language) => language === getText(properties, '#written_in'));
  return {
    id: readFormId(properties),
    title: getText(properties, '#title') ?? '',
    ...(submit === undefined ? {} : { submit }),
    ...(isTrue(properties, '#closed') ? { closed: true } : {}),
    ...(isTrue(properties, '#sensitive') ? { sensitive: true } : {}),
    ...(isTrue(properties, '#read_by_staff') ? { readByStaff: true } : {}),
    ...(writtenIn ? { writtenIn } : {}),
    elements,
    confirmation,
  };
}
