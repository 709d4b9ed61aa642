import { getCrisisAlerts } from '../get-crisis-alerts.ts';
import { getMenu } from '../get-menu.ts';
import { getNode } from '../get-node.ts';
import { getPage } from '../get-page.ts';
import { getParagraph } from '../get-paragraph.ts';
import { getSiteConfig } from '../get-site-config.ts';
import { getTerm } from '../get-term.ts';
import { getView } from '../get-view.ts';
import { getWebformFields } from '../get-webform-fields.ts';
import { listSubmissions } from '../list-submissions.ts';
import { submitWebform } from '../submit-webform.ts';
import { translatePath } from '../translate-path.ts';
import { updateSubmission } from '../update-submission.ts';
import { createNode, deleteNode, updateNode } from '../write-node.ts';

/** Operations of published content, and the node, form and view operations beneath it. */
export const CONTENT_OPERATIONS = [
  getSiteConfig,
  getCrisisAlerts,
  getMenu,
  listSubmissions,
  getView,
  getWebformFields,
  submitWebform,
  updateSubmission,
  getNode,
  getParagraph,
  getTerm,
  translatePath,
  createNode,
  updateNode,
  deleteNode,
  getPage,
] as const;
