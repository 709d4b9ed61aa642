import { defineNode } from '../../define.ts';
import { term } from '../../fields/term.ts';
import { text } from '../../fields/text.ts';

export const forumNode = defineNode({
  name: 'forum',
  label: { nl: 'Bericht op het forum', en: 'Forum post' },
  hint: { nl: 'Geschreven door een deelnemer.', en: 'Written by a participant.' },
  madeBy: 'participant',
  renderedBy: 'screen',
  fields: {
    body: text({
      wireName: 'body',
      label: { nl: 'Bericht', en: 'Post' },
      required: true,
      maxLength: 20000,
      multiline: true,
    }),
    category: term({
      wireName: 'taxonomy_forums',
      label: { nl: 'Categorie', en: 'Category' },
      required: true,
      vocabulary: 'forums',
    }),
  },
});
