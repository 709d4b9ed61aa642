import { defineParagraph } from '../../define.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';

export const videoParagraph = defineParagraph({
  name: 'video',
  label: { nl: 'Video', en: 'Video' },
  hint: {
    nl: 'Een video die pas na toestemming laadt, met de tekst eronder.',
    en: 'A video that loads only after consent, with its text below.',
  },
  group: 'media',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    video: video({ wireName: 'field_video', label: { nl: 'Video', en: 'Video' }, required: true }),
    transcript: richText({ wireName: 'field_transcript', label: { nl: 'Uitgeschreven tekst', en: 'Transcript' } }),
  },
});
