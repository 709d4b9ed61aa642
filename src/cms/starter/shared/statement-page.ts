import type { Localised } from '#src/domains/domain.ts';
import type { StarterPage } from '../starter.ts';
import { type Section, toTextParagraphs } from './section.ts';
import { CLOSE_ONES, GUIDED, SELF_HELP } from './variants.ts';

interface StatementSection extends Localised<Section> {
  /** About something that nurses do not have here, such as the forum. */
  readonly isForParticipants?: true;
}

interface Statement {
  /** The last part of its id: "shared-complaints", "guided-complaints". */
  readonly name: string;
  readonly path: Localised;
  readonly head: Localised<{ readonly title: string; readonly lead: string; readonly description: string }>;
  readonly sections: readonly StatementSection[];
  readonly notes: string;
}

/** Creates a page that every site must have, with open places for the provider; nurses have it in Dutch only. */
export function statementPages({ name, path, head, sections, notes }: Statement): readonly StarterPage<'basic_page'>[] {
  const createPage = (language: keyof Localised, visible = sections) => ({
    ...head[language],
    paragraphs: toTextParagraphs(language, visible),
  });
  const page = { type: 'basic_page', notes } as const;
  const forNurses = sections.filter(({ isForParticipants }) => !isForParticipants);
  const participants = { path, nl: createPage('nl'), en: createPage('en') };
  return [
    { ...page, ...participants, id: `shared-${name}`, domains: [...SELF_HELP, ...CLOSE_ONES] },
    { ...page, id: `guided-${name}`, domains: GUIDED, path: { nl: path.nl }, nl: createPage('nl', forNurses) },
  ];
}
