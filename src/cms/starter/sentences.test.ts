import { describe, expect, it } from 'vitest';
import { getDoors } from '#src/domains/doors/index.ts';
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

  it.each(['alcohol', 'tobacco', 'gambling', 'cannabis', 'cocaine'] as const)(
    'says next to the numbers of %s where to hear that of the out-of-hours GP',
    (domain) => {
      const help = STARTER.pages.find(({ id }) => id === `${domain}-help`);
      expect(JSON.stringify(help?.nl)).toContain('huisartsenpost. Je hoort het nummer als je je huisarts belt.');
      expect(JSON.stringify(help?.en)).toContain('. You’ll hear its number if you call your own GP.');
      const doors = JSON.stringify([getDoors(domain, 'nl'), getDoors(domain, 'en')]);
      expect(doors).toMatch(/Je hoort het nummer.*You’ll hear its number/);
    },
  );

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
