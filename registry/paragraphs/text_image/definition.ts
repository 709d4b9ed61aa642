import { defineParagraph } from '../../define.ts';
import { choice } from '../../fields/choice.ts';
import { image } from '../../fields/image.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';

export const textImageParagraph = defineParagraph({
  name: 'text_image',
  label: { nl: 'Tekst met beeld', en: 'Text with image' },
  hint: { nl: 'Tekst naast een foto of tekening.', en: 'Text beside a photo or drawing.' },
  group: 'media',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    body: richText({ wireName: 'field_text', label: { nl: 'Tekst', en: 'Text' }, required: true }),
    image: image({ wireName: 'field_image', label: { nl: 'Beeld', en: 'Image' }, required: true }),
    side: choice({
      wireName: 'field_image_position',
      label: { nl: 'Plaats van het beeld', en: 'Place of the image' },
      choices: {
        after: { nl: 'Rechts of onder de tekst', en: 'Right of or below the text' },
        before: { nl: 'Links of boven de tekst', en: 'Left of or above the text' },
      },
      standard: 'after',
    }),
  },
});
