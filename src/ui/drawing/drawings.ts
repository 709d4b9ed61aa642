import { avenue } from './scenes/avenue.ts';
import { bridge } from './scenes/bridge.ts';
import { crossroads } from './scenes/crossroads.ts';
import { dunes } from './scenes/dunes.ts';
import { dyke } from './scenes/dyke.ts';
import { wholeWalk } from './scenes/full-journey.ts';
import { gate } from './scenes/gate.ts';
import { lookBackScene } from './scenes/look-back.ts';
import { losses } from './scenes/lost.ts';
import { mudflats } from './scenes/mudflats.ts';
import { orchard } from './scenes/orchard.ts';
import { outlook } from './scenes/outlook.ts';
import { polder } from './scenes/polder.ts';
import { river } from './scenes/river.ts';
import { village } from './scenes/village.ts';
import { wood } from './scenes/wood.ts';
import type { Sheet } from './sheet.ts';
import * as avatars from './small/avatars.ts';
import * as badges from './small/badges.ts';
import * as deeds from './small/deeds.ts';
import * as milestones from './small/milestones.ts';
import * as moreDays from './small/more-days.ts';
import * as signs from './small/signs.ts';
import * as spots from './small/spots.ts';

/**
 * `scene`: 1200 by 480, cropped to fit. `view`: 390 by 250, and `walk`: 390 by 490, with the user's data on it. `spot`:
 * 4 by 3. `avatar` and `sign`: square, shown round. `medal`: a badge.
 */
export type DrawingKind = 'scene' | 'view' | 'walk' | 'spot' | 'avatar' | 'medal' | 'sign';

export interface DrawingRecord {
  readonly kind: DrawingKind;
  readonly sheets: readonly Sheet[];
  /** On phones the part right of the middle is shown. */
  readonly crop?: 'right';
}

const scene = (sheets: readonly Sheet[], crop?: 'right'): DrawingRecord => ({ kind: 'scene', sheets, crop });
const spot = (sheets: readonly Sheet[]): DrawingRecord => ({ kind: 'spot', sheets });
const avatar = (sheets: readonly Sheet[]): DrawingRecord => ({ kind: 'avatar', sheets });
const sign = (sheets: readonly Sheet[]): DrawingRecord => ({ kind: 'sign', sheets });

const medal = (sheets: readonly Sheet[]): DrawingRecord => ({ kind: 'medal', sheets });

/** All drawings, by the name used in content. */
export const DRAWINGS = {
  hero: scene(polder, 'right'),
  duin: scene(dunes, 'right'),
  rivier: scene(river, 'right'),
  bos: scene(wood),
  wad: scene(mudflats),
  boomgaard: scene(orchard),
  dorp: scene(village),
  hek: scene(gate),
  dijk: scene(dyke),
  brug: scene(bridge),
  laan: scene(avenue),
  wegwijzer: scene(crossroads),
  uitkijk: scene(outlook),
  verdwaald: scene(losses),
  achterom: { kind: 'view', sheets: lookBackScene },
  heelpad: { kind: 'walk', sheets: wholeWalk },
  rust: spot(spots.rest),
  'leeg-dagboek': spot(spots.emptyDiary),
  'leeg-forum': spot(spots.emptyForum),
  offline: spot(spots.offline),
  'post-verstuurd': spot(spots.mailSent),
  onderhoud: spot(spots.maintenance),
  golf: spot(spots.wave),
  huis: spot(spots.house),
  'teken-voorstellen': sign(signs.arms),
  'teken-vandaag': sign(signs.sunnyPath),
  'teken-moeilijk': sign(signs.breaker),
  'teken-helpt': sign(signs.seat),
  'teken-lukt': sign(signs.tower),
  'teken-nacht': sign(signs.litFarm),
  'teken-thuis': sign(signs.ownHouse),
  'teken-vrij': sign(signs.envelope),
  'avatar-eikel': avatar(avatars.acornAvatar),
  'avatar-ijsvogel': avatar(avatars.kingfisherAvatar),
  'avatar-kievit': avatar(avatars.lapwingAvatar),
  'avatar-klaproos': avatar(avatars.poppyAvatar),
  'avatar-knotwilg': avatar(avatars.willowAvatar),
  'avatar-lisdodde': avatar(avatars.reedmaceAvatar),
  'avatar-reiger': avatar(avatars.heronAvatar),
  'avatar-roodborst': avatar(avatars.robinAvatar),
  'avatar-uil': avatar(avatars.owlAvatar),
  'avatar-waterlelie': avatar(avatars.waterLilyAvatar),
  'avatar-zonnebloem': avatar(avatars.sunflowerAvatar),
  'avatar-zwaan': avatar(avatars.swanAvatar),
  'badge-eerste-dag': medal(badges.firstDay),
  'badge-eerste-week': medal(badges.firstWeek),
  'badge-drie-weken': medal(badges.threeWeeks),
  'badge-zes-weken': medal(badges.sixWeeks),
  'badge-60-dagen': medal(moreDays.sixtyDays),
  'badge-90-dagen': medal(moreDays.ninetyDays),
  'badge-180-dagen': medal(moreDays.halfYear),
  'badge-365-dagen': medal(moreDays.oneYear),
  'badge-plan-gemaakt': medal(badges.planMade),
  'badge-eerste-oefening': medal(badges.firstExercise),
  'badge-dagboek': medal(badges.diary),
  'badge-buddy': medal(badges.buddy),
  'badge-toch-ingevuld': medal(deeds.registeredAnyway),
  'badge-stap-lager': medal(deeds.stepLower),
  'badge-doel-geraakt': medal(deeds.goalReached),
  'badge-hele-week': medal(deeds.wholeWeek),
  'badge-fase-1': medal(deeds.phases[1]),
  'badge-fase-2': medal(deeds.phases[2]),
  'badge-fase-3': medal(deeds.phases[3]),
  'badge-fase-4': medal(deeds.phases[4]),
  'badge-fase-5': medal(deeds.phases[5]),
  'badge-fase-6': medal(deeds.phases[6]),
  'badge-alles-gedaan': medal(deeds.allDone),
  'badge-forum': medal(deeds.spokeUp),
  'mijlpaal-kijken': medal(milestones.looking),
  'mijlpaal-kiezen': medal(milestones.choosing),
  'mijlpaal-leren': medal(milestones.learning),
  'mijlpaal-samen': medal(milestones.together),
} as const satisfies Record<string, DrawingRecord>;

export type DrawingName = keyof typeof DRAWINGS;

/** Returns a drawing; undefined for an unknown name. */
export function findDrawing(name: string): DrawingRecord | undefined {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as DrawingName] : undefined;
}
