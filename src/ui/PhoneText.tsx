import { createElement, Fragment } from 'react';

/** Phone numbers as written in sentences. 113.nl is a website and is not matched. */
const NUMBERS = /\b(112|113(?!\.nl)|0(?:800|88|900)-[\d ]*\d)(?![\d-])/;

/** Plain text with its phone numbers as links. */
export function PhoneText({ text }: { text: string }) {
  const pieces = text.split(NUMBERS).map((piece, index) => {
    return index % 2 === 0 ? piece : createElement('a', { href: `tel:${piece.replace(/\D/g, '')}` }, piece);
  });
  return createElement(Fragment, null, ...pieces);
}
