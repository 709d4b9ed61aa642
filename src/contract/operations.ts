import { getCrisisAlerts } from './get-crisis-alerts.ts';
import { getLoginStatus } from './get-login-status.ts';
import { getMenu } from './get-menu.ts';
import { getNode } from './get-node.ts';
import { getPage } from './get-page.ts';
import { getParagraph } from './get-paragraph.ts';
import { getSessionToken } from './get-session-token.ts';
import { getSiteConfig } from './get-site-config.ts';
import { getTerm } from './get-term.ts';
import { getView } from './get-view.ts';
import { translatePath } from './translate-path.ts';
import { createNode, deleteNode, updateNode } from './write-node.ts';

/** Every operation of the contract. The contract tests run over this list. */
export const OPERATIONS = [
  getSessionToken,
  getLoginStatus,
  getSiteConfig,
  getCrisisAlerts,
  getMenu,
  getView,
  getNode,
  getParagraph,
  getTerm,
  translatePath,
  createNode,
  updateNode,
  deleteNode,
  getPage,
] as const;
