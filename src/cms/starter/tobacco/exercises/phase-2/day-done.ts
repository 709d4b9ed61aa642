import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const dayDone = exercise({
  id: 'tobacco_2_5',
  domain: 'tobacco',
  title: { nl: 'Dag gehaald', en: 'Day done' },
  parts: [
    told('inleiding', {
      nl: p('Kies een dag die je erop hebt zitten. Was hij rookvrij of niet: er is altijd iets wat hielp.'),
      en: p(
        'Choose a day that is behind you. Whether it was smoke-free or not: there is always something that helped.',
      ),
    }),
    line(
      'hielp',
      { nl: 'Wat hielp je die dag, al was het klein?', en: 'What helped you that day, however small?' },
      { required: true },
    ),
    line('lastig', {
      nl: 'Wat was het lastigste moment, en wat deed je?',
      en: 'What was the hardest moment, and what did you do?',
    }),
    line(
      'beloning',
      { nl: 'Welke beloning geef je jezelf vandaag?', en: 'Which reward do you give yourself today?' },
      {
        help: {
          nl: 'Liefst niet alleen eten. Bijvoorbeeld een film of een bad.',
          en: 'Better not only food. For example a film or a bath.',
        },
      },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Weer een dag', en: 'Another day' },
    html: {
      nl: p(
        'Elke dag zonder maakt de volgende vaak iets lichter.',
        'Was het een dag met een sigaret? Vul hem in, gooi de rest weg en ga vandaag verder. Je begint niet opnieuw bij nul.',
      ),
      en: p(
        'Every day without often makes the next one a little lighter.',
        'Was it a day with a cigarette? Fill it in, throw the rest away and go on today. You do not start again from zero.',
      ),
    },
  },
  notes: 'Method: reinforcement; works for a day with a slip too.',
});
