import { exercise, line, ruler, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const whatWorked = exercise({
  id: 'cannabis_3_5',
  domain: 'cannabis',
  title: { nl: 'Wat werkte?', en: 'What worked?' },
  parts: [
    told('inleiding', {
      nl: p('Zoek één moment waarop je trek had en iets anders deed. Ook als je later die dag wel blowde.'),
      en: p('Find one moment when you had a craving and did something else. Also if you did use later that day.'),
    }),
    line('moment', { nl: 'Wat was het moment?', en: 'What was the moment?' }, { required: true }),
    line('deed', { nl: 'Wat deed je?', en: 'What did you do?' }),
    ruler(
      'cijfer',
      { nl: 'Hoe hoog was de trek?', en: 'How high was the craving?' },
      { nl: ['niets', 'heel hoog'], en: ['nothing', 'very high'] },
    ),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit kun jij dus', en: 'So this is something you can do' },
    html: {
      nl: p(
        'Schrijf het over in je <a href="/dagboek">dagboek</a>, voor een mindere dag. Vond je niets? Dan is één uur uitstel deze week een goed begin.',
      ),
      en: p(
        'Copy it into your <a href="/en/diary">diary</a>, for a harder day. Did you find nothing? Then one hour of delay this week is a good start.',
      ),
    },
  },
  notes: 'Method: self-efficacy.',
});
