import type { NodeProps } from '#registry/define.ts';
import { type Block, walkBlocks } from './tree.ts';

interface Question {
  readonly '@type': 'Question';
  readonly name: string;
  readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
}

export interface FaqPage {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly Question[];
}

const CHARACTERS: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&' };

/** Converts sanitised rich text to plain text. */
const toPlainText = (html: string): string =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(lt|gt|quot|amp);/g, (_, name: string) => CHARACTERS[name] ?? '')
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:?])/g, '$1')
    .trim();

/** Returns the structured data of the questions on a page; undefined if it has none. */
export function toFaqPage(node: Block): FaqPage | undefined {
  const questions = [...walkBlocks(node)]
    .filter((block) => block.type === 'faq')
    .flatMap((block) => (block.props.questions ?? []) as readonly NodeProps[])
    .filter((question) => typeof question.title === 'string' && typeof question.answer === 'string');
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map((question) => ({
      '@type': 'Question',
      name: String(question.title),
      acceptedAnswer: { '@type': 'Answer', text: toPlainText(question.answer as string) },
    })),
  };
}

const ESCAPES: Readonly<Record<string, string>> = { '<': '\\u003c', '\u2028': '\\u2028', '\u2029': '\\u2029' };

/** Converts a value to JSON that is safe inside a script element: no text can close the element or open a comment. */
export function toScriptSafeJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? '');
}
