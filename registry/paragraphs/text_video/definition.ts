import { defineParagraph } from '../../define.ts';
import { richText } from '../../fields/rich-text.ts';
import { text } from '../../fields/text.ts';
import { video } from '../../fields/video.ts';

export const textVideoParagraph = defineParagraph({
  name: 'text_video',
  label: { nl: 'Tekst met video', en: 'Text with video' },
  hint: {
    nl: 'Tekst naast een video. De video laadt pas na toestemming.',
    en: 'Text beside a video. The video loads only after consent.',
  },
  group: 'media',
  renderedBy: 'component',
  fields: {
    title: text({ wireName: 'field_title', label: { nl: 'Titel', en: 'Title' }, maxLength: 160 }),
    body: richText({ wireName: 'field_text', label: { nl: 'Tekst', en: 'Text' }, required: true }),
    video: video({ wireName: 'field_video', label: { nl: 'Video', en: 'Video' }, required: true }),
    transcript: richText({ wireName: 'field_transcript', label: { nl: 'Uitgeschreven tekst', en: 'Transcript' } }),
  },
});
