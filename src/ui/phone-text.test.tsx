import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PhoneText } from './PhoneText.tsx';

const getVisibleText = (text: string) => renderToStaticMarkup(<PhoneText text={text} />);

it('lets every number of a help line be called, and leaves addresses and amounts as text', () => {
  expect(getVisibleText('Bel 113 of 0800-0113, of chat op 113.nl.')).toBe(
    'Bel <a href="tel:113">113</a> of <a href="tel:08000113">0800-0113</a>, of chat op 113.nl.',
  );
  expect(getVisibleText('Bel 0900-500 20 21 of 112.')).toBe(
    'Bel <a href="tel:09005002021">0900-500 20 21</a> of <a href="tel:112">112</a>.',
  );
  expect(getVisibleText('2112 glazen in 13 dagen')).toBe('2112 glazen in 13 dagen');
});
