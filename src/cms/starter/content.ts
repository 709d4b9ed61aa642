import { EXERCISES as alcoholExercises } from './alcohol/exercises/index.ts';
import { faq as alcoholFaq } from './alcohol/faq.ts';
import { help as alcoholHelp } from './alcohol/help.ts';
import { landing as alcoholLanding, landingFaq as alcoholLandingFaq } from './alcohol/landing.ts';
import { onboarding as alcoholOnboarding } from './alcohol/onboarding.ts';
import { programme as alcoholProgramme } from './alcohol/programme.ts';
import { tips as alcoholTips } from './alcohol/tips.ts';
import { welcome as alcoholWelcome } from './alcohol/welcome.ts';
import { womenAndOlder } from './alcohol/women-and-older.ts';
import { EXERCISES as cannabisExercises } from './cannabis/exercises/index.ts';
import { faq as cannabisFaq } from './cannabis/faq.ts';
import { help as cannabisHelp } from './cannabis/help.ts';
import { landing as cannabisLanding, landingFaq as cannabisLandingFaq } from './cannabis/landing.ts';
import { onboarding as cannabisOnboarding } from './cannabis/onboarding.ts';
import { programme as cannabisProgramme } from './cannabis/programme.ts';
import { tips as cannabisTips } from './cannabis/tips.ts';
import { welcome as cannabisWelcome } from './cannabis/welcome.ts';
import { EXERCISES as closeOnesExercises } from './close-ones/exercises/index.ts';
import { faq as closeOnesFaq } from './close-ones/faq.ts';
import { formerPartner } from './close-ones/former-partner.ts';
import { help as closeOnesHelp } from './close-ones/help.ts';
import { onboarding as closeOnesOnboarding } from './close-ones/onboarding.ts';
import { programme as closeOnesProgramme } from './close-ones/programme.ts';
import { tips as closeOnesTips } from './close-ones/tips.ts';
import { weeks as closeOnesWeeks } from './close-ones/weeks.ts';
import { welcome as closeOnesWelcome } from './close-ones/welcome.ts';
import { yourChild } from './close-ones/your-child.ts';
import { EXERCISES as cocaineExercises } from './cocaine/exercises/index.ts';
import { faq as cocaineFaq } from './cocaine/faq.ts';
import { help as cocaineHelp } from './cocaine/help.ts';
import { landing as cocaineLanding, landingFaq as cocaineLandingFaq } from './cocaine/landing.ts';
import { onboarding as cocaineOnboarding } from './cocaine/onboarding.ts';
import { programme as cocaineProgramme } from './cocaine/programme.ts';
import { tips as cocaineTips } from './cocaine/tips.ts';
import { welcome as cocaineWelcome } from './cocaine/welcome.ts';
import { community } from './community/community.ts';
import type { StarterCommunity } from './community/starter-term.ts';
import { atYourBank } from './gambling/at-your-bank.ts';
import { EXERCISES as gamblingExercises } from './gambling/exercises/index.ts';
import { faq as gamblingFaq } from './gambling/faq.ts';
import { help as gamblingHelp } from './gambling/help.ts';
import { landing as gamblingLanding, landingFaq as gamblingLandingFaq } from './gambling/landing.ts';
import { onboarding as gamblingOnboarding } from './gambling/onboarding.ts';
import { programme as gamblingProgramme } from './gambling/programme.ts';
import { tips as gamblingTips } from './gambling/tips.ts';
import { welcome as gamblingWelcome } from './gambling/welcome.ts';
import { cardsPage as guidedCards } from './guided/cards.ts';
import { faq as guidedFaq } from './guided/faq.ts';
import { help as guidedHelp } from './guided/help.ts';
import { accessibilityPages } from './shared/accessibility.ts';
import { callAtNight } from './shared/call-at-night.ts';
import { complaintsPages } from './shared/complaints.ts';
import { contactForm } from './shared/contact.ts';
import { cookiePages } from './shared/cookies.ts';
import { sharedFaq } from './shared/faq.ts';
import { firstDaysPages } from './shared/first-days.ts';
import { forumRulesPages } from './shared/forum-rules.ts';
import { hardMomentPages } from './shared/hard-moment.ts';
import { lowMood } from './shared/low-mood.ts';
import { menus } from './shared/menus.ts';
import { moreThanOne } from './shared/more-than-one.ts';
import { overdose } from './shared/overdose.ts';
import { privacyPages } from './shared/privacy.ts';
import { programmesPages } from './shared/programmes.ts';
import { sites } from './shared/sites.ts';
import { sleepWeek } from './shared/sleep-week.ts';
import { sourcePages } from './shared/sources.ts';
import type { StarterMenu, StarterPage, StarterQuestion, StarterSite, StarterTip, StarterWebform } from './starter.ts';
import { EXERCISES as tobaccoExercises } from './tobacco/exercises/index.ts';
import { faq as tobaccoFaq } from './tobacco/faq.ts';
import { help as tobaccoHelp } from './tobacco/help.ts';
import { landing as tobaccoLanding, landingFaq as tobaccoLandingFaq } from './tobacco/landing.ts';
import { onboarding as tobaccoOnboarding } from './tobacco/onboarding.ts';
import { pouches } from './tobacco/pouches.ts';
import { programme as tobaccoProgramme } from './tobacco/programme.ts';
import { tips as tobaccoTips } from './tobacco/tips.ts';
import { vaping } from './tobacco/vaping.ts';
import { welcome as tobaccoWelcome } from './tobacco/welcome.ts';

/** Everything an empty installation is filled with. */
export interface StarterContent {
  readonly pages: readonly StarterPage[];
  readonly questions: readonly StarterQuestion[];
  readonly tips: readonly StarterTip[];
  readonly menus: readonly StarterMenu[];
  readonly sites: readonly StarterSite[];
  readonly community: StarterCommunity;
  readonly webforms: readonly StarterWebform[];
}

export const STARTER: StarterContent = {
  pages: [
    alcoholLanding,
    alcoholHelp,
    alcoholOnboarding,
    alcoholProgramme,
    alcoholWelcome,
    womenAndOlder,
    tobaccoLanding,
    tobaccoHelp,
    tobaccoOnboarding,
    tobaccoProgramme,
    tobaccoWelcome,
    vaping,
    pouches,
    gamblingLanding,
    gamblingHelp,
    gamblingOnboarding,
    gamblingProgramme,
    gamblingWelcome,
    atYourBank,
    cannabisLanding,
    cannabisHelp,
    cannabisOnboarding,
    cannabisProgramme,
    cannabisWelcome,
    cocaineLanding,
    cocaineHelp,
    cocaineOnboarding,
    cocaineProgramme,
    cocaineWelcome,
    closeOnesHelp,
    closeOnesWeeks,
    yourChild,
    formerPartner,
    closeOnesOnboarding,
    closeOnesProgramme,
    closeOnesWelcome,
    guidedHelp,
    guidedCards,
    lowMood,
    sleepWeek,
    moreThanOne,
    callAtNight,
    overdose,
    ...accessibilityPages,
    ...complaintsPages,
    ...cookiePages,
    ...sourcePages,
    ...firstDaysPages,
    ...forumRulesPages,
    ...hardMomentPages,
    ...privacyPages,
    ...programmesPages,
  ],
  questions: [
    ...alcoholLandingFaq,
    ...alcoholFaq,
    ...tobaccoLandingFaq,
    ...tobaccoFaq,
    ...gamblingLandingFaq,
    ...gamblingFaq,
    ...cannabisLandingFaq,
    ...cannabisFaq,
    ...cocaineLandingFaq,
    ...cocaineFaq,
    ...closeOnesFaq,
    ...guidedFaq,
    ...sharedFaq,
  ],
  tips: [...alcoholTips, ...tobaccoTips, ...gamblingTips, ...cannabisTips, ...cocaineTips, ...closeOnesTips],
  menus,
  sites,
  community,
  webforms: [
    ...alcoholExercises,
    ...tobaccoExercises,
    ...gamblingExercises,
    ...cannabisExercises,
    ...cocaineExercises,
    ...closeOnesExercises,
    contactForm,
  ],
};
