import type { StoredFields } from '#registry/stored.ts';
import type { DomainKey, Language } from '#src/domains/domain.ts';
import { DOMAINS, getDomain } from '#src/domains/index.ts';
import type { StarterContent } from './content.ts';
import type { StarterPage, StarterQuestion, StarterTip } from './starter.ts';
import { toStarterUuid, toStoredFields } from './stored.ts';

/** One node of the starter content, ready to be inserted. */
export interface LoadableNode {
  readonly uuid: string;
  readonly type: string;
  readonly domains: readonly DomainKey[];
  readonly notes: string | null;
  readonly translations: readonly {
    readonly language: Language;
    readonly title: string;
    readonly fields: StoredFields;
    /** Null for a node without a page. */
    readonly path: string | null;
  }[];
}

const LANGUAGES: readonly Language[] = ['nl', 'en'];

/** Returns the domain with which an id starts; "shared" ids belong to all domains. */
function findDomainsById(id: string): readonly DomainKey[] {
  const keys = DOMAINS.map(({ key }) => key);
  const ownKeys = keys.filter((key) => id.startsWith(`${key}-`));
  if (ownKeys.length === 0 && !id.startsWith('shared-')) throw new Error(`The id "${id}" names no domain.`);
  return ownKeys.length > 0 ? ownKeys : keys;
}

function pageNode(page: StarterPage): LoadableNode {
  return {
    uuid: toStarterUuid(page.id),
    type: page.type,
    domains: page.domains,
    notes: page.notes ?? null,
    translations: LANGUAGES.flatMap((language) => {
      const starterNode = page[language];
      if (!starterNode) return [];
      const fields = toStoredFields(page.type, page.id, { ...starterNode });
      return [{ language, title: starterNode.title, fields, path: page.path[language] ?? null }];
    }),
  };
}

function questionNode(question: StarterQuestion): LoadableNode {
  return {
    uuid: toStarterUuid(question.id),
    type: 'faq_question',
    domains: findDomainsById(question.id),
    notes: question.notes ?? null,
    translations: LANGUAGES.flatMap((language) => {
      const content = question[language];
      if (!content) return [];
      const fields = toStoredFields('faq_question', question.id, { answer: content.answer });
      return [{ language, title: content.question, fields, path: null }];
    }),
  };
}

const TIP_TITLE_MAX = 60;

/** Returns a tip's title, which is for editors: the first words of its text. */
function tipTitle(text: string): string {
  return text.length <= TIP_TITLE_MAX ? text : `${text.slice(0, TIP_TITLE_MAX).replace(/\s+\S*$/, '')}…`;
}

function tipNode(tip: StarterTip): LoadableNode {
  return {
    uuid: toStarterUuid(tip.id),
    type: 'tip',
    domains: findDomainsById(tip.id),
    notes: null,
    translations: LANGUAGES.flatMap((language) => {
      const text = tip[language];
      if (text === undefined) return [];
      return [{ language, title: tipTitle(text), fields: toStoredFields('tip', tip.id, { text }), path: null }];
    }),
  };
}

/** Returns the questions, tips and pages as nodes. */
export function listLoadableNodes({ pages, questions, tips }: StarterContent): readonly LoadableNode[] {
  return [...questions.map(questionNode), ...tips.map(tipNode), ...pages.map(pageNode)];
}

/** Returns the domains of a node that have a language. */
export function listDomainsWithLanguage(domains: readonly DomainKey[], language: Language): readonly DomainKey[] {
  return domains.filter((key) => getDomain(key).languages.includes(language));
}
