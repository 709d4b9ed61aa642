import { createElement, Fragment } from 'react';
import { PhoneText } from '#src/ui/PhoneText.tsx';

/** Start of a paragraph that states its topic: "Why:", "If you disagree,". */
const LEAD = /^(?:[^:?.\n]{1,40}[:?]|If [^,\n]{1,40},)/;

/** Reasons for a decision. The first paragraph and the start of the others are in bold. */
export function DecisionText({ text }: { text: string }) {
  const paragraphs = text.split('\n\n').map((paragraph, index) => {
    const leadingSentence = index === 0 ? paragraph : (LEAD.exec(paragraph)?.[0] ?? '');
    const separator = index === 0 ? '' : '\n\n';
    return (
      <>
        {separator}
        <strong>{leadingSentence}</strong>
        <PhoneText text={paragraph.slice(leadingSentence.length)} />
      </>
    );
  });
  return createElement(Fragment, null, ...paragraphs);
}
