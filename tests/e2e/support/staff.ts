import type { Page } from '@playwright/test';
import { openStaffSession, STAFF_HOST, type StaffMember, type StaffRole } from '#tests/support/staff-session.ts';
import { expect, product, productPort } from './story.ts';

export type { StaffMember, StaffRole };

interface Asked {
  /** Another product than the one of all stories. */
  readonly at?: { readonly port: number; readonly dataDir: string };
  /** What that product says that its visitors use. */
  readonly protocol?: 'http' | 'https';
  readonly language?: 'nl' | 'en';
  readonly name?: string;
}

/** The address of a path of the bare host, where the staff works. */
export const bareAddress = (path: string): string => `http://${STAFF_HOST}:${productPort()}${path}`;

/** Somebody new of the staff, logged in at the bare host in this browser as after both factors. */
export function staffMember(page: Page, role: StaffRole, asked: Asked = {}): Promise<StaffMember> {
  const { name = 'Robin', language = 'nl', at = product(), protocol = 'http' } = asked;
  return openStaffSession(page.context(), { ...at, protocol }, { role, name, language });
}

/** Goes to a screen of the desk, until it says so. */
export async function openScreen(page: Page, path: string, title: string | RegExp): Promise<void> {
  await page.goto(bareAddress(path));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
}
