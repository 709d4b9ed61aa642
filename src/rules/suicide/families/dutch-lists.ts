/** Lists of Dutch words that several families share. A list is one group of a pattern. */

/** Words allowed between a wish and its object, besides any name. */
export const FILLER_PATTERN =
  '(ik|we|gewoon|alleen|alle|maar|echt|nu|nog|het|liefst|liever|toch|binnenkort|ook|weer|eindelijk|zo|graag|zelf|soms|elke|dag|al|best|stiekem|eigenlijk|dan|er|hier|snel|meteen|vannacht|vanavond|morgen|vandaag|steeds|altijd|vaak|heel|erg|ooit|wel|egt|gwn|kkr|kanker|kut|zeker|inmiddels|langzaam|rustig|stil|zachtjes|pijnloos|alsjeblieft|aub|a|om|te|en|gaan|kunnen|willen|mogen|dat|wens|hoop|zou|wil|ben|was|bijna|elk|uur|keer|avond|nacht)*';

export const SELF_PATTERN = '(mezelf|me|mij|jezelf|zichzelf|mijn eigen)';
/** Life as a subject. */
export const LIFE_PATTERN = '(leven|leve|bestaan|rotleven|kutleven|rotbestaan|kloteleven|lijden|ellende)';
/** The writer's own life, as an object. */
export const MY_LIFE = `((mijn|me|het|dit|deze|dat|mij|ons|hun|zijn|haar|hele|eigen|klote|rot|kut|ellendige|zinloze)* ${LIFE_PATTERN})`;

/** Dying and being dead, in every form that can follow a wish. */
export const DEATH_PATTERN =
  '(dood|doodgaan|doodga|doodging|doodgegaan|doodgaat|doot|sterven|sterf|stierf|gestorven|creperen|crepeer|doodvallen|doodval|doodbloed*|doodvries*|overlijden|overleden|overlijd|heengaan|heenga|gaan hemelen|de pijp uit|het hoekje om|het loodje leggen|onder de (grond|zoden)|in mijn (graf|kist)|tussen zes planken|er geweest)';

export const DUTCH_SOON_PATTERN =
  '(straks|morgen|overmorgen|vanavond|vannacht|binnenkort|vandaag|dit weekend|het weekend|volgend jaar|volgende week|volgende maand|over een (week|maand|jaar|paar dagen)|maandag|dinsdag|woensdag|donderdag|vrijdag|zaterdag|zondag|kerst|oud en nieuw|de feestdagen|nieuwjaar|mijn verjaardag|zomer|pasen|januari|het voorjaar|de lente|het nieuwe jaar)';

/** Family and friends whom the writer would leave behind. */
export const RELATIVES_PATTERN =
  '(iedereen|alleman|ze|zij|jullie|mijn (gezin|familie|kinderen|kids|vrouw|man|ouders|moeder|vader|ma|pa|zoon|dochter|vriend|vriendin|vrienden|partner|omgeving|naasten|zus|broer)|mn kinderen|de (wereld|kinderen|kids|mensen|familie|anderen|kleinkinderen|rest)|hij|zij|anderen|het gezin|de boel|alles|men|mensen|gezin|familie|kinderen|kids|wereld|vrouw|man|moeder|vader|ma|ouders|collegas|vrienden|jullie allemaal)';
