import type { ThingKindName } from '#src/contract/desk/versions.ts';
import type { WholeKind } from '../../content/publish-thing.ts';
import type { ThingKind } from '../../content/thing-kind.ts';
import { alertThing } from '../alerts/alert-thing.ts';
import { pageThing } from '../content/life/page-thing.ts';
import { selfTestThing } from '../instruments/instrument-thing.ts';
import { mailThing } from '../mails/mail-thing.ts';
import { mediaThing } from '../media/media-thing.ts';
import { menuThing } from '../menus/menu-thing.ts';
import { siteThing } from '../site/site-thing.ts';
import { termThing } from '../terms/term-thing.ts';
import { webformThing } from '../webforms/desk/webform-thing.ts';

const WHOLE: readonly WholeKind[] = [
  menuThing,
  alertThing,
  termThing,
  mailThing,
  webformThing,
  siteThing,
  mediaThing,
  selfTestThing,
];
const KINDS: readonly ThingKind[] = [pageThing, ...WHOLE];

/** The entry type of this name; undefined for an unknown one. */
export const findEntryKind = (name: string | undefined): ThingKind | undefined =>
  KINDS.find(({ kind }) => kind === name);

/** The entry type of this name if its entries are saved as a whole; undefined for any other. */
export const findWholeKind = (name: string | undefined): WholeKind | undefined =>
  WHOLE.find(({ kind }) => kind === name);

/** The entry types that a user with this access may change. */
export const kindsFor = (isAdministrator: boolean): readonly ThingKindName[] =>
  KINDS.filter(({ access }) => isAdministrator || access === 'editor').map(({ kind }) => kind);
