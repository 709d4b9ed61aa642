import { describe, expect, it } from 'vitest';
import { STARTER } from './content.ts';

/** Sentences that prevent harm, with the page, form or question that contains them. */
const SENTENCES = [
  ['close-ones-weeks', 'Bel dan nu de huisarts of de huisartsenpost, ook ’s nachts', 'at night'],
  ['close-ones-help', 'Gebruik dan de telefoon van iemand anders', 'someone else’s phone'],
  ['alcohol-faq-vitamin', 'Van veel drinken kan je lichaam te weinig vitamine B1', 'vitamin B1 (thiamine)'],
  ['alcohol_1_1', 'Vraag ook naar vitamine B1.', 'Ask about vitamin B1 too.'],
  ['alcohol-faq-pregnant', 'ook als je al dronk voordat je het wist', 'even if you drank before you knew'],
  ['tobacco-onboarding', 'methadon of een bloedverdunner', 'methadone or a blood thinner'],
  ['tobacco-faq-medicines', 'methadon, een bloedverdunner, insuline', 'methadone, a blood thinner, insulin'],
  ['tobacco_2_1', 'Hoest je bloed op, bel dan vandaag', 'cough up blood, call'],
  ['cocaine_6_5', 'dan is stoppen het enige dat veilig is', 'stopping is the only safe option'],
  ['cocaine-welcome', 'dan is stoppen het enige dat veilig is', 'stopping is the only safe option'],
  ['gambling-faq-limits', 'Ben je jonger dan 24', 'under 24'],
  ['alcohol_6_5', 'Het doel in je dagen verandert pas als je je plan aanpast', 'The limit in your days only changes'],
] as const;

describe('the starter content', () => {
  it.each(SENTENCES)('says in %s: %s', (id, dutch, english) => {
    const all = [...STARTER.pages, ...STARTER.webforms, ...STARTER.questions];
    const match = all.find((item) => item.id === id);
    expect(match, id).toBeDefined();
    expect(JSON.stringify(match?.nl)).toContain(dutch);
    expect(JSON.stringify(match?.en)).toContain(english);
  });

  it('sends to the out-of-hours GP at its true hours, which include public holidays', () => {
    const sentences = JSON.stringify(STARTER).split(/[.!?]|<\/?p>/);
    const timed = sentences.filter((sentence) =>
      /(?:in de avond|’s avonds|in the evening).*weekend|weekend.*(?:avond|evening)/i.test(sentence),
    );
    const untrue = timed.filter((item) => item.includes('huisartsenpost') && !/feestdagen|public holidays/.test(item));
    expect(timed.length).toBeGreaterThan(0);
    expect(untrue).toEqual([]);
  });
});
