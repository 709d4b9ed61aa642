import type { Layer } from './layer.ts';
import { avenue } from './scenes/avenue.ts';
import { bridge } from './scenes/bridge.ts';
import { crossroads } from './scenes/crossroads.ts';
import { dunes } from './scenes/dunes.ts';
import { dyke } from './scenes/dyke.ts';
import { gate } from './scenes/gate.ts';
import { lookBackScene } from './scenes/look-back.ts';
import { lostPath } from './scenes/lost-path.ts';
import { mudflats } from './scenes/mudflats.ts';
import { orchard } from './scenes/orchard.ts';
import { outlook } from './scenes/outlook.ts';
import { polder } from './scenes/polder.ts';
import { programmeLandscape } from './scenes/programme-landscape.ts';
import { river } from './scenes/river.ts';
import { village } from './scenes/village.ts';
import { wood } from './scenes/wood.ts';
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
  readonly layers: readonly Layer[];
  /** On phones the part right of the middle is shown. */
  readonly crop?: 'right';
}

const scene = (layers: readonly Layer[], crop?: 'right'): DrawingRecord => ({ kind: 'scene', layers, crop });
const spot = (layers: readonly Layer[]): DrawingRecord => ({ kind: 'spot', layers });
const avatar = (layers: readonly Layer[]): DrawingRecord => ({ kind: 'avatar', layers });
const sign = (layers: readonly Layer[]): DrawingRecord => ({ kind: 'sign', layers });

const medal = (layers: readonly Layer[]): DrawingRecord => ({ kind: 'medal', layers });

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
  verdwaald: scene(lostPath),
  achterom: { kind: 'view', layers: lookBackScene },
  heelpad: { kind: 'walk', layers: programmeLandscape },
  rust: spot(spots.restSpot),
  'leeg-dagboek': spot(spots.emptyDiarySpot),
  'leeg-forum': spot(spots.emptyForumSpot),
  offline: spot(spots.offlineSpot),
  'post-verstuurd': spot(spots.mailSentSpot),
  onderhoud: spot(spots.maintenanceSpot),
  golf: spot(spots.waveSpot),
  huis: spot(spots.houseSpot),
  'teken-voorstellen': sign(signs.signpostSign),
  'teken-vandaag': sign(signs.sunnyPath),
  'teken-moeilijk': sign(signs.breaker),
  'teken-helpt': sign(signs.benchSign),
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
  'badge-eerste-dag': medal(badges.firstDayMedal),
  'badge-eerste-week': medal(badges.firstWeekMedal),
  'badge-drie-weken': medal(badges.threeWeeksMedal),
  'badge-zes-weken': medal(badges.sixWeeksMedal),
  'badge-60-dagen': medal(moreDays.sixtyDaysMedal),
  'badge-90-dagen': medal(moreDays.ninetyDaysMedal),
  'badge-180-dagen': medal(moreDays.halfYearMedal),
  'badge-365-dagen': medal(moreDays.oneYearMedal),
  'badge-plan-gemaakt': medal(badges.planMedal),
  'badge-eerste-oefening': medal(badges.firstExerciseMedal),
  'badge-dagboek': medal(badges.diaryMedal),
  'badge-buddy': medal(badges.buddyMedal),
  'badge-toch-ingevuld': medal(deeds.registeredAnywayMedal),
  'badge-stap-lager': medal(deeds.stepLowerMedal),
  'badge-doel-geraakt': medal(deeds.goalReachedMedal),
  'badge-hele-week': medal(deeds.wholeWeekMedal),
  'badge-fase-1': medal(deeds.phaseMedals[1]),
  'badge-fase-2': medal(deeds.phaseMedals[2]),
  'badge-fase-3': medal(deeds.phaseMedals[3]),
  'badge-fase-4': medal(deeds.phaseMedals[4]),
  'badge-fase-5': medal(deeds.phaseMedals[5]),
  'badge-fase-6': medal(deeds.phaseMedals[6]),
  'badge-alles-gedaan': medal(deeds.allDoneMedal),
  'badge-forum': medal(deeds.spokeUpMedal),
  'mijlpaal-kijken': medal(milestones.lookingMedal),
  'mijlpaal-kiezen': medal(milestones.choosingMedal),
  'mijlpaal-leren': medal(milestones.learningMedal),
  'mijlpaal-samen': medal(milestones.togetherMedal),
} as const satisfies Record<string, DrawingRecord>;

export type DrawingName = keyof typeof DRAWINGS;

/** Returns a drawing; undefined for an unknown name. */
export function findDrawing(name: string): DrawingRecord | undefined {
  return Object.hasOwn(DRAWINGS, name) ? DRAWINGS[name as DrawingName] : undefined;
}
