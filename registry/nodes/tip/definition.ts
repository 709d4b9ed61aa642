import { defineNode } from '../../define.ts';
import { text } from '../../fields/text.ts';

export const tipNode = defineNode({
  name: 'tip',
  label: { nl: 'Tip', en: 'Tip' },
  hint: { nl: 'Eén zin die helpt.', en: 'One sentence that helps.' },
  madeBy: 'editor',
  renderedBy: 'screen',
  fields: {
    text: text({
      wireName: 'field_text',
      label: { nl: 'Tip', en: 'Tip' },
      required: true,
      maxLength: 255,
      multiline: true,
    }),
  },
});
