// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanPastedHtml } from './pasted-html.ts';
import { getEditorHtml, openEditor } from './rich-text-editor.ts';

const getWordItem = (marker: string, text: string, list = 'l0') =>
  `<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:${list} level1 lfo1'><![if !supportLists]>` +
  `<span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span>&nbsp;&nbsp;</span></span></span>` +
  `<![endif]>${text}<o:p></o:p></p>`;

/** Returns the text of the editor after a paste. */
function paste(html: string): string | undefined {
  const element = document.body.appendChild(document.createElement('div'));
  const editor = openEditor({ element, content: '', attributes: {}, onChange: () => {}, onMove: () => {} });
  editor.view.pasteHTML(html, new Event('paste') as ClipboardEvent);
  const text = getEditorHtml(editor);
  editor.destroy();
  element.remove();
  return text;
}

describe('a list that is pasted', () => {
  it('from Word is a list without its dots', () => {
    const html = ['Een', 'Twee', 'Drie'].map((text) => getWordItem('·', text)).join('\n');
    expect(paste(`<html><body><!--StartFragment-->${html}<!--EndFragment--></body></html>`)).toBe(
      '<ul><li>Een</li><li>Twee</li><li>Drie</li></ul>',
    );
  });

  it('from Word with numbers is a numbered list, and another list beside it is another', () => {
    const html = [
      getWordItem('1.', 'Een'),
      getWordItem('2.', 'Twee'),
      getWordItem('·', 'Los', 'l1'),
      '<p class=MsoNormal>Na de lijst<o:p></o:p></p>',
    ].join('');
    expect(paste(html)).toBe('<ol><li>Een</li><li>Twee</li></ol><ul><li>Los</li></ul><p>Na de lijst</p>');
  });

  it('from Google Docs is a list that is not bold, and what is bold stays bold', () => {
    const html =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><ul><li style="font-weight:400"><p><span>Een</span></p></li>' +
      '<li><p><b>Twee</b></p></li></ul></b>';
    expect(paste(html)).toBe('<ul><li>Een</li><li><strong>Twee</strong></li></ul>');
  });

  it('leaves other HTML as it is', () => {
    expect(cleanPastedHtml('<p>Een <strong>woord</strong></p><ul><li>Los</li></ul>')).toBe(
      '<p>Een <strong>woord</strong></p><ul><li>Los</li></ul>',
    );
  });
});
