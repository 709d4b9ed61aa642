import { describe, expect, it } from 'vitest';
import { fillSlots, getTemplate, markSlot } from './template.ts';

describe('a document with holes', () => {
  it('is filled anew for every page', () => {
    const template = getTemplate(
      `<a href="${markSlot('en')}?language=en">English</a><main>${markSlot('content')}</main>`,
    );
    const getPage = (content: string) => fillSlots(template, { texts: { en: '/en/help' }, markups: { content } });
    expect(getPage('<p>een</p>')).toBe('<a href="/en/help?language=en">English</a><main><p>een</p></main>');
    expect(getPage('<p>twee</p>')).toBe('<a href="/en/help?language=en">English</a><main><p>twee</p></main>');
  });

  it('takes no markup from texts, and no hole from what fills it', () => {
    const template = getTemplate(`<title>${markSlot('title')}</title>${markSlot('content')}`);
    const fillText = (title: string, content: string) =>
      fillSlots(template, { texts: { title }, markups: { content } });
    expect(fillText('</title><script>&"', '')).toBe('<title>&lt;/title&gt;&lt;script&gt;&amp;&#34;</title>');
    expect(fillText(markSlot('content'), markSlot('title'))).toBe(
      `<title>${markSlot('content')}</title>${markSlot('title')}`,
    );
  });

  it('leaves a hole empty that nothing is for', () => {
    expect(fillSlots(getTemplate(`<p>${markSlot('unknown')}</p>`), { texts: {}, markups: {} })).toBe('<p></p>');
  });
});
