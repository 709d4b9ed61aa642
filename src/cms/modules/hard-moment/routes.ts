import { deleteIfThen, listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { getPersonalTexts, savePersonalTexts } from '#src/contract/hard-moment/personal-texts.ts';
import { getReminder, saveReminder } from '#src/contract/hard-moment/reminder.ts';
import { deleteUrge, listUrges, saveUrge, updateUrge } from '#src/contract/hard-moment/urges.ts';
import type { OptionalFeature } from '#src/domains/offers.ts';
import { type Route, serve } from '../../http/route.ts';
import { withRefusedFields } from '../webforms/answer-refused.ts';
import { handleSaveIfThen, removeIfThen, showIfThens } from './if-thens.ts';
import { changePersonalTexts, showPersonalTexts } from './personal-texts.ts';
import { showReminder, storeReminder } from './reminder.ts';
import { changeUrge, removeUrge, showUrges, storeUrge } from './urges.ts';

const getPart = (part: OptionalFeature, routes: readonly Route[]): readonly Route[] =>
  routes.map((route) => ({ ...route, part }));

/** Routes of a participant's own texts and records for a hard moment. */
export const hardMomentRoutes: readonly Route[] = [
  ...getPart('hardMoment', [
    serve(getPersonalTexts, showPersonalTexts),
    serve(savePersonalTexts, withRefusedFields(changePersonalTexts)),
    serve(listIfThens, showIfThens),
    serve(saveIfThen, withRefusedFields(handleSaveIfThen)),
    serve(deleteIfThen, removeIfThen),
  ]),
  ...getPart('urgeLog', [
    serve(listUrges, showUrges),
    serve(saveUrge, withRefusedFields(storeUrge)),
    serve(updateUrge, withRefusedFields(changeUrge)),
    serve(deleteUrge, removeUrge),
  ]),
  ...getPart('reminders', [serve(getReminder, showReminder), serve(saveReminder, withRefusedFields(storeReminder))]),
];
