import { examples as avatar } from './avatar/examples.tsx';
import { examples as banner } from './banner/examples.tsx';
import { examples as button } from './button/examples.tsx';
import { examples as check } from './check/examples.tsx';
import { examples as dayBars } from './day-bars/examples.tsx';
import { examples as details } from './details/examples.tsx';
import { examples as dialog } from './dialog/examples.tsx';
import { examples as drawing } from './drawing/examples.tsx';
import { examples as emptyState } from './empty-state/examples.tsx';
import { examples as errorSummary } from './error-summary/examples.tsx';
import type { Examples } from './example.ts';
import { examples as field } from './field/examples.tsx';
import { examples as icon } from './icon/examples.tsx';
import { examples as knooppunt } from './knooppunt/examples.tsx';
import { examples as lookBack } from './look-back/examples.tsx';
import { examples as medal } from './medal/examples.tsx';
import { examples as moment } from './moment/examples.tsx';
import { examples as options } from './options/examples.tsx';
import { examples as pageSteps } from './page-steps/examples.tsx';
import { examples as pager } from './pager/examples.tsx';
import { examples as picture } from './picture/examples.tsx';
import { examples as programmeLink } from './programme-link/examples.tsx';
import { examples as programmePath } from './programme-path/examples.tsx';
import { examples as progressBar } from './progress-bar/examples.tsx';
import { examples as readAloud } from './read-aloud/examples.tsx';
import { examples as rowAction } from './row-action/examples.tsx';
import { examples as scene } from './scene/examples.tsx';
import { examples as screen } from './screen/examples.tsx';
import { examples as skeleton } from './skeleton/examples.tsx';
import { examples as stepper } from './stepper/examples.tsx';
import { examples as stone } from './stone/examples.tsx';
import { examples as table } from './table/examples.tsx';
import { examples as tabs } from './tabs/examples.tsx';
import { examples as toast } from './toast/examples.tsx';
import { examples as videoCard } from './video-card/examples.tsx';
import { examples as wave } from './wave/examples.tsx';
import { examples as wayLink } from './way-link/examples.tsx';

/** Every component with all its states, in gallery order. */
export const UI_GALLERY: readonly Examples[] = [
  button,
  icon,
  field,
  check,
  options,
  readAloud,
  stepper,
  errorSummary,
  banner,
  rowAction,
  medal,
  toast,
  dialog,
  moment,
  details,
  screen,
  skeleton,
  emptyState,
  wayLink,
  stone,
  lookBack,
  programmePath,
  dayBars,
  knooppunt,
  progressBar,
  tabs,
  pager,
  wave,
  pageSteps,
  table,
  avatar,
  programmeLink,
  videoCard,
  picture,
  scene,
  drawing,
];
