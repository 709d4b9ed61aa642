import type { Page } from '@playwright/test';
import { openStaffSession, STAFF_HOST, type StaffMember, type StaffRole } from '#tests/support/staff-session.ts';
import { expect, getProduct, productPort } from './story.ts';

export type { StaffMember, StaffRole };

interface StaffOptions {
  /** A product instead of the shared one. */
  readonly at?: { readonly port: number; readonly dataDir: string };
  /** Protocol that visitors of that product use. */
  readonly protocol?: 'http' | 'https';
  readonly language?: 'nl' | 'en';
  readonly name?: string;
}

/** Returns the URL of a path on the bare host, on which staff work. */
export const getBareAddress = (path: string): string => `http://${STAFF_HOST}:${productPort()}${path}`;

/** Creates a member of staff, logged in on the bare host in this browser with both factors. */
export function createStaffMember(page: Page, role: StaffRole, request: StaffOptions = {}): Promise<StaffMember> {
  const { name = 'Robin', language = 'nl', at = getProduct(), protocol = 'http' } = request;
  return openStaffSession(page.context(), { ...at, protocol }, { role, name, language });
}

/** Opens a screen of the desk, and waits for its title. */
export async function openScreen(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(getBareAddress(path));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
