import { type Family, family, inContext } from './family.ts';

const NEAR =
  '(zoon|dochter|zoontje|dochtertje|kind|jongen|meisje|man|vent|vrouw|partner|ex|vriend|vriendin|maat|kameraad|collega|broer|broertje|zus|zusje|moeder|ma|mam|mama|vader|pa|papa|oma|opa|oom|tante|neef|nicht|stiefzoon|stiefdochter)';
const NEAR_EN =
  '(son|daughter|kid|child|lad|boy|girl|husband|wife|hubby|partner|boyfriend|girlfriend|ex|brother|sister|mam|mum|mom|mother|dad|da|father|mate|friend|cousin|nephew|niece|uncle|aunt|nan|gran|grandad|flatmate|housemate|colleague)';

/** Words and acts of a person who does not want to live. */
const UNWILLING =
  '(dood (wil|wilt|wilde|wou|te willen|willen)|(niet|nie) meer (wil|wilt|wilde|wou) leven|(niet|nie) meer leven|(een)? einde* (aan)? (maakt|maken|te maken)|uit het leven|voor de trein|van (het dak|de flat|de brug|het balkon)|(zichzelf|zich) (iets|wat) aan (gaat|te|doet|doen|zal|wil)|van kant|(verhangen|ophangen|ophangt|verhangt))';
const UNWILLING_EN =
  '((wants|wanted|want) to (die|be dead)|wishes (he|she|they) (was|were|wasnt|werent) (dead|born|alive|here)|be better off dead|(end|ending|take|taking|ends|took) (it all|his life|her life|their life|(his|her|their) own life)|(doesnt|didnt|does not) want to (live|be here anymore|be alive|exist|wake up)|under a (train|bus)|off (the|a) (roof|bridge|balcony)|better off without (him|her|them))';

/**
 * About a relative or friend: the writer is often close to that person, and looks for help. Both languages are in this
 * file, as their sentences correspond.
 */
export const ABOUT_OTHERS: readonly Family[] = [
  family(
    'somebody near who does not want to live',
    `${NEAR} ... (zegt|zei|zegge*|appt|appte|schreef|schrijft|roept|riep|dreigt|dreigde|belde|stuurde|stuurt|vertelde|vertelt|praat|heeft het|blijft) ... ${UNWILLING}`,
    '(hij|zij|ze|ie) (zelf|liever|gewoon|eigenlijk|echt|toch|nu)? dood (wil|wilt|wilde|wou)',
    '(dreigt|dreigde|dreigen|dreigement*) ... (zichzelf|zich|zn eigen|zijn eigen|haar eigen) ... (aan|kant|ophang*|verhang*|dood*)',
    '(zichzelf|zich|zn eigen|zijn eigen|haar eigen|der eigen) (willen|wil|wou|wilde|heeft|gaan|gaat|heb)* (verhang*|ophang*|opgehangen|verhing|doodschiet*|doodgeschoten|van kant|voor de trein|van het leven|gesneden)',
    `${NEAR} ... (zijn|haar|de|zn|der) (polsen|pols) ... (door*|over*|open*|snij*|sne*)`,
    '(touw|strop) .. (onder|in|bij|op|achter) .. (bed|kamer|schuur|garage|kast|zolder|tas) .. van (mijn|me|mn|onze)',
    `${NEAR} ... (afscheidsbrief*|zelfmoordbrief*|zelfmoordpoging|suicidepoging|poging (gedaan|ondernomen)|overdosis|pillen (geslikt|genomen|ingenomen)|strip pillen|strop)`,
    `${NEAR} ... (van|op|over) (de|een|het) (brug|dak|flat|viaduct|balkon|spoor|rails|reling) (gesprongen|gestaan|stond|springen|staat|gehaald|zat)`,
    `${NEAR} ... (het leven niet meer zie*|geen zin meer in (het)? leven|levensmoe|niet meer wil leven|niet meer verder (wil|wilt|wilde|wou))`,
    '(op|over) (het|een|de) (viaduct|brug|reling|spoor|rails|dak|vangrail) (gestaan|stond|gezeten|zat|gelegen) ... (naar huis|weg gegaan|teruggegaan|fietser|uur|durfde|gedurfd|gebeld|toen)',
    `${NEAR_EN} ... (says|said|saying|keeps|kept|texted|texts|wrote|told|tells|telling|threatens|threatened|threatening|messaged|rang|talks|talking|reckons) ... ${UNWILLING_EN}`,
    '(kill|killing|killed|hang|hanging|hanged|hung|top|topping|drown|drowning|drowned|shoot|shot|unalive) (himself|herself|themselves|themself|hisself)',
    `${NEAR_EN} ... (suicide note|suicide attempt|took (an)? overdose|overdosed|(took|swallowed|taken) .. (pills|tablets)|noose|(his|her|their) wrists)`,
    `${NEAR_EN} ... (jumped|jump|stood|standing|hanging|sat) .. (off|on|from|over) (the|a) (bridge|roof|balcony|rail|railing|ledge|tracks)`,
    '(stood|standing|sat|sitting|was) .. on the (bridge|ledge|railing|tracks|roof|parapet) ... (walked home|went home|an hour|hours|then|couldnt|didnt|rang)',
    '(harm|harming|harms) (himself|herself|themselves)',
    '(do|doing|did|done|does) away with (himself|herself|themselves|themself)',
    `(rope|noose) .. (under|in|behind|on) .. (bed|room|shed|garage|wardrobe|attic|bag) .. (son|daughter|husband|wife|brother|sister|dad|mum|mam|boyfriend|girlfriend)`,
  ),
  inContext(
    'somebody near who may not want to live',
    `${NEAR} ... (pillen|touw|polsen|poging|afscheid|gespaard|verdwijn*)`,
    `${NEAR} ... (zonder (hem|haar)|weggegeven|weg te geven)`,
    '(hurt|hurting|hurts|cut|cutting|cuts|off) (himself|herself|themselves)',
    `${NEAR_EN} ... (pills|rope|overdose|attempt|goodbye|giving away|gave away|without (him|her))`,
  ),
];
