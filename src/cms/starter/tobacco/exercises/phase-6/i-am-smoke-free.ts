import { exercise, line, skip, told } from '../../../shared/exercise-parts.ts';
import { p } from '../../../shared/markup.ts';

export const iAmSmokeFree = exercise({
  id: 'tobacco_6_5',
  domain: 'tobacco',
  title: { nl: 'Ik ben rookvrij', en: 'I am smoke-free' },
  parts: [
    told('inleiding', {
      nl: p(
        'Je bent niet iemand die niet mag roken. Je rookt niet. Maak drie zinnen af. Rook je nu wel? Schrijf dan hoe je verdergaat.',
      ),
      en: p(
        'You are not someone who may not smoke. You do not smoke. Finish three sentences. Do you smoke now? Then write how you go on.',
      ),
    }),
    line('vroeger', { nl: 'Vroeger …', en: 'Before …' }, { required: true }),
    line('nu', { nl: 'Nu …', en: 'Now …' }),
    line('over_jaar', { nl: 'Over een jaar …', en: 'In a year …' }),
    skip,
  ],
  feedback: {
    title: { nl: 'Dit ben jij', en: 'This is you' },
    html: {
      nl: p(
        'Bewaar je zinnen in je <a href="/dagboek">dagboek</a>. Lees ze over een maand nog eens. Je kunt ze altijd herschrijven.',
      ),
      en: p(
        'Keep your sentences in your <a href="/en/diary">diary</a>. Read them again in a month. You can always rewrite them.',
      ),
    },
  },
  notes: 'Method: identity.',
});
