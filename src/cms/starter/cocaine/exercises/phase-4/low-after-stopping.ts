import { anyOf, exercise, line, ruler, skip, told } from '../../../shared/exercise-parts.ts';
import { p, safety, tel } from '../../../shared/markup.ts';

export const lowAfterStopping = exercise({
  id: 'cocaine_4_5',
  domain: 'cocaine',
  title: { nl: 'Somber na stoppen', en: 'Low after stopping' },
  parts: [
    told('inleiding', {
      nl: p('Na stoppen kan je stemming een tijd laag zijn. Kijk hoe het vandaag met je is.'),
      en: p('After stopping your mood can be low for a while. Look at how you are today.'),
    }),
    ruler(
      'stemming',
      { nl: 'Mijn stemming vandaag', en: 'My mood today' },
      { nl: ['heel laag', 'heel goed'], en: ['very low', 'very good'] },
      { required: true },
    ),
    told(
      'bel_113',
      {
        nl: p(
          `<strong>Dat is laag. Praat er vandaag over.</strong> Wil je niet meer leven? Bel nu ${tel('113')}, gratis en anoniem. Bij direct gevaar ${tel('112')}.`,
        ),
        en: p(
          `<strong>That is low. Talk about it today.</strong> Do you no longer want to live? Call ${tel('113')} now, free and anonymous. In immediate danger, ${tel('112')}.`,
        ),
      },
      { when: anyOf(['stemming'], '0', '1', '2', '3') },
    ),
    line('slaap', { nl: 'Hoe slaap en eet je?', en: 'How do you sleep and eat?' }),
    line('hielp', { nl: 'Wat hielp een beetje?', en: 'What helped a little?' }),
    line('wie', { nl: 'Wie weet hoe het met je gaat?', en: 'Who knows how you are?' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Een lage stemming gaat meestal voorbij', en: 'A low mood usually passes' },
    html: {
      nl: p(
        'Slaap, eten, daglicht en mensen helpen, al voelt het niet zo.',
        `Ben je langer dan 2 weken somber? Bel je huisarts. ${safety('suicide', 'nl')}`,
      ),
      en: p(
        'Sleep, food, daylight and people help, even if it does not feel so.',
        `Have you been low for more than 2 weeks? Call your GP. ${safety('suicide', 'en')}`,
      ),
    },
  },
  isSensitive: true,
  notes: 'Method: mood monitoring. The safety text opens from 0 to 3. CHECK: addiction doctor, GP; wording with 113.',
});
