import { defineNode } from '../../define.ts';
import { date } from '../../fields/date.ts';
import { text } from '../../fields/text.ts';

export const diaryEntryNode = defineNode({
  name: 'diary_entry',
  label: { nl: 'Dagboekstukje', en: 'Diary entry' },
  hint: {
    nl: 'Geschreven door een deelnemer, alleen voor die deelnemer.',
    en: 'Written by a participant, for that participant alone.',
  },
  madeBy: 'participant',
  renderedBy: 'screen',
  fields: {
    body: text({
      wireName: 'field_diary_body',
      label: { nl: 'Tekst', en: 'Text' },
      required: true,
      maxLength: 100000,
      multiline: true,
    }),
    entryDate: date({ wireName: 'field_diary_entry_date', label: { nl: 'Datum', en: 'Date' }, required: true }),
  },
});
