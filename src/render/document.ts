import type { SafeHtml } from '#registry/fields/field.ts';
import type { FrameData } from './frame.ts';
import type { Head } from './head.ts';
import type { Page } from './page.ts';
import { markSlot, type SlotValues } from './template.ts';

/** Returns true for a content page in the common frame, which is rendered from a shared template. */
export const usesTemplate = ({ layout, island, node, guard }: Page): boolean =>
  layout === 'page' && island === null && node !== null && guard === null;

/** Returns the key of a page's template: pages with equal keys share a document, except for the values of slots. */
export function getTemplateKey({ head, frame, opensOnScene, hasVideo, needsApplicationSheet }: Page): string {
  const has = [head.description, head.canonical, head.structuredData].map((part) => part !== null);
  const languages = head.alternates.map(({ language }) => language);
  const rest = [head.isIndexable, opensOnScene, hasVideo, needsApplicationSheet, frame.showsPrivate];
  return [...has, ...rest, ...languages, frame.current, frame.section].join(' ');
}

function toTemplateHead(head: Head): Head {
  return {
    ...head,
    title: markSlot('title'),
    description: head.description === null ? null : markSlot('description'),
    canonical: head.canonical === null ? null : markSlot('canonical'),
    alternates: head.alternates.map(({ language }) => ({ language, href: markSlot(`alternate-${language}`) })),
    structuredData: head.structuredData === null ? null : markSlot('structured-data'),
  };
}

function toTemplateFrame(frame: FrameData): FrameData {
  const languages = frame.languages.map((link) => ({ ...link, href: markSlot(`page-${link.language}`) }));
  return { ...frame, languages, address: markSlot('address') };
}

/** Returns the page with slots instead of its values. */
export function toTemplatePage(page: Page): Page {
  const node = page.node && {
    type: page.node.type,
    title: markSlot('title'),
    description: null,
    html: markSlot('content') as SafeHtml,
    blocks: [],
    props: {},
    paragraphs: {},
    island: null,
    addresses: new Map(),
    questions: null,
  };
  return {
    ...page,
    head: toTemplateHead(page.head),
    frame: toTemplateFrame(page.frame),
    title: markSlot('title'),
    node,
    addresses: new Map(),
    params: {},
    tags: null,
  };
}

/** Returns the slot values of a page for its template. */
export function getSlotValues({ head, frame, node }: Page): SlotValues {
  const toNamedLinks = (prefix: string, links: readonly { readonly language: string; readonly href: string }[]) =>
    links.map(({ language, href }) => [`${prefix}-${language}`, href] as const);
  return {
    texts: {
      title: head.title,
      description: head.description ?? '',
      canonical: head.canonical ?? '',
      address: frame.address,
      ...Object.fromEntries([...toNamedLinks('alternate', head.alternates), ...toNamedLinks('page', frame.languages)]),
    },
    markups: { content: node?.html ?? '', 'structured-data': head.structuredData ?? '' },
  };
}
