import type { Localised } from '#src/domains/domain.ts';
import type { StarterParagraph } from '../starter.ts';

/** Blocks with an identical text on several pages. */
export const helpLinesBlock: Localised<StarterParagraph<'block_reference'>> = {
  nl: { type: 'block_reference', title: 'Wil je nu iemand spreken?', block: 'help_lines' },
  en: { type: 'block_reference', title: 'Do you want to talk to someone now?', block: 'help_lines' },
};

/** The title above the example of a diary entry, so that readers do not take it for a real user's text. */
export const diaryExampleTitle: Localised = {
  nl: 'Zo kan een stukje in je dagboek eruitzien',
  en: 'This is what a diary entry could look like',
};

export const faqTitle: Localised = { nl: 'Vragen die veel mensen hebben', en: 'Questions many people have' };

/** Effects and limits of "Snel weg". */
export const quickExitText: Localised = {
  nl: 'Komt er iemand binnen, druk dan op <strong>Snel weg</strong>, rechtsboven. Je gaat direct naar een neutrale site, en de terugknop brengt je niet hier terug. Was je ingelogd, dan gaat alles op slot. Je opent het weer met je code of je wachtwoord. Andere pagina’s die je bekeek, kunnen nog wel in je geschiedenis staan.',
  en: 'If someone comes in, press <strong>Leave this page</strong> at the top right. You go straight to a neutral site, and the back button does not bring you back here. If you were logged in, everything is locked. Your code or your password opens it again. Other pages you’ve looked at may still be in your history.',
};
