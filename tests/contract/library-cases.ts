import { deleteMedia } from '#src/contract/desk/delete-media.ts';
import { listMedia } from '#src/contract/desk/list-media.ts';
import { openMedia } from '#src/contract/desk/open-media.ts';
import { replaceMedia } from '#src/contract/desk/replace-media.ts';
import { updateMedia } from '#src/contract/desk/update-media.ts';
import { uploadMedia } from '#src/contract/desk/upload-media.ts';
import { type Case, caseOf } from './case.ts';

const params = { uuid: '00000000-0000-4000-8000-000000000000' };
const alt = { nl: 'Een meer', en: 'A lake' };
const file = new File(['x'], 'meer.jpg');

/** The input of every operation of the library, by name: well-formed, about nothing that is there. */
export const LIBRARY_CASES: Readonly<Record<string, Case>> = {
  'list-media': caseOf(listMedia, {}),
  'upload-media': caseOf(uploadMedia, { body: { file, alt }, key: 'sleutel-5' }),
  'open-media': caseOf(openMedia, { params }),
  'update-media': caseOf(updateMedia, { params, body: { alt } }),
  'replace-media': caseOf(replaceMedia, { params, body: { file } }),
  'delete-media': caseOf(deleteMedia, { params }),
};
