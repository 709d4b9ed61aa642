/** Lists of English words that several families share. A list is one group of a pattern. */

export const SELF_EN = '(myself|my self|meself|mysen|mesel|himself|yourself|urself|oneself|my own self)';

/** The writer's own life, as an object. */
export const MY_LIFE_EN =
  '((my|this|the|a|own|whole|entire|sad|miserable|pathetic|stupid|useless|worthless|pointless|shitty|shit|rotten|sorry|it|all|that|of|me)* (life|lives|existence|days|suffering|misery|time here|time on earth|story|journey|own life))';

export const THEM_EN =
  '(everyone|everybody|family|kids|kid|children|wife|husband|mum|mom|mam|dad|parents|others|partner|society|people|them|they|theyd|theyll|world|daughter|son|sister|brother|friends|girlfriend|boyfriend|you all|anyone|all of you|you|mother|father|grandkids|grandchildren|he|she|shed|hed|youd|baby|babies|colleagues|team|wean|weans|bairns|fella|missus)';

export const GONE_EN =
  '((im|i was|id|i am|ive|i were|id be|ill be) (just|finally|no longer|not|dead and|already|all)* (gone|dead|away|out of the way|not here|not around|not there|no longer (here|around|there)|no more|around|here|in the ground|buried|six feet under|out of it|out of the picture|out of their lives)|i (died|disappeared|disappear|wasnt (here|around|there|alive|in it|born)|werent (here|around|there|alive)|went|left|go|leave|vanished|vanish|never (was|existed)|didnt exist|die|dont exist|stopped existing|passed|ended it|was never born|just went|just left|stop existing|wasnt|werent)|without me|my (death|being gone|absence))';

export const ENGLISH_SOON_PATTERN =
  '(tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|soon|this weekend|the weekend|next week|next month|next year|christmas|new year|my birthday|the morning|morning|summer|spring|winter|easter|a week|a month|a few days|the end of the (week|month|year)|this time (tomorrow|next week))';
