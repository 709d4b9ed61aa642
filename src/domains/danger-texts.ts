import type { DomainKey, Language, Localised } from './domain.ts';
import { SAFETY_TEXTS, type SafetyKey } from './safety-texts.ts';

/** A sentence of a domain's own, or a safety sentence by its key. */
type Part = Localised | SafetyKey;

/**
 * What somebody reads first who answered yes to a question before registering, in order (content/second-edition.md,
 * 5.5). CHECK: a clinician reads every one of them before a site opens.
 */
export const DANGER_TEXTS: Readonly<Record<Exclude<DomainKey, 'guided'>, readonly Part[]>> = {
  alcohol: [
    {
      nl: 'Drink je elke dag of vaak veel? Dan is je lichaam waarschijnlijk gewend aan alcohol. Drink dan voorlopig niet ineens minder, en bel vandaag of morgen je huisarts.',
      en: 'If you drink every day, or often drink a lot, your body has probably got used to alcohol. In that case do not cut down suddenly for now, and call your GP today or tomorrow.',
    },
    'alcoholToday',
    'alcoholEmergency',
  ],
  tobacco: [
    {
      nl: 'Stoppen is goed voor je, maar je medicijn of hulpmiddel moet misschien anders. Bel je huisarts of apotheek voor je stopdag.',
      en: 'Quitting is good for you, but your medicine or nicotine aid may need to change. Call your GP or pharmacist before your quit day.',
    },
  ],
  gambling: [
    {
      nl: 'Bij schulden of dreiging gaat veiligheid voor. Bel vandaag: gevaar 112, wanhoop 113, geld Geldfit. Leen en stort niets.',
      en: 'If you have debts or are being threatened, safety comes first. Call today: 112 in danger, 113 if you feel desperate, Geldfit about money. Do not borrow or deposit.',
    },
  ],
  cannabis: [
    {
      nl: 'Gebruik niets tot je iemand hebt gesproken. Bel vandaag als je nu stemmen hoort of je achtervolgd voelt.',
      en: 'Do not use until you have spoken to someone. Call today if you hear voices or feel followed now.',
    },
    'psychosis',
  ],
  cocaine: [
    {
      nl: 'Gebruik niets meer. Klachten op je borst gaan voor alles.',
      en: 'Do not use any more. Chest symptoms come before everything.',
    },
    'chest',
    { nl: 'Bel anders deze week je huisarts.', en: 'Otherwise call your GP this week.' },
  ],
  'close-ones': [
    {
      nl: 'Voer nu geen moeilijk gesprek alleen. Bel Veilig Thuis om te overleggen, ook zonder naam, en bij gevaar 112.',
      en: 'Do not have a difficult conversation on your own now. Call Veilig Thuis for advice, without your name if you like, or 112 in danger.',
    },
  ],
};

/** The sentences for a domain in one language; none for a domain that asks no questions. */
export function dangerTexts(domain: DomainKey, language: Language): readonly string[] {
  const parts = domain === 'guided' ? [] : DANGER_TEXTS[domain];
  return parts.map((part) => (typeof part === 'string' ? SAFETY_TEXTS[part][language] : part[language]));
}
