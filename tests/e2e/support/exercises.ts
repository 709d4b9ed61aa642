import type { Locator, Page } from '@playwright/test';
import { listQuestions } from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { readWebform } from '#src/contract/webform/wire/webform-wire.ts';
import { call } from './days.ts';
import { expect, getUrl } from './story.ts';

/** Returns a valid answer to a question. */
export function answerTo(question: QuestionElement): unknown {
  switch (question.type) {
    case 'text':
    case 'textarea':
      return question.multiple ? ['Wandelen'] : 'Wandelen helpt';
    case 'number':
      return String(question.min ?? 1);
    case 'email':
      return 'sam@example.nl';
    case 'date':
      return '2026-01-05';
    case 'radios':
    case 'select':
      return question.options[0]?.value;
    case 'checkboxes':
      return [question.options[0]?.value];
    case 'scale':
      return String(question.min);
    case 'check':
      return true;
    case 'skip':
      return false;
  }
}

/** Reads a form from the content system. */
export async function getForm(page: Page, label: string, webform: string): Promise<WebformDefinition> {
  return readWebform(JSON.parse(await call(page, label, 'GET', `/webform_rest/${webform}/fields`)));
}

/** Submits an exercise as the logged-in user, with the call that the screen makes. */
export async function sendExercise(page: Page, label: string, webform: string): Promise<void> {
  const questions = listQuestions(await getForm(page, label, webform));
  const answers = Object.fromEntries(questions.map((question) => [question.key, answerTo(question)]));
  await call(page, label, 'POST', '/webform_rest/submit', { ...answers, webform_id: webform });
}

/** Returns the exercises of a phase of the starter content, in order. */
export const getPhase = (domain: string, phase: number): readonly string[] =>
  Array.from({ length: 5 }, (_, index) => `${domain}_${phase}_${index + 1}`);

/** Returns the exercises of the first phase of alcohol before this one. */
export const getExercisesBefore = (webform: string): readonly string[] =>
  getPhase('alcohol', 1).slice(0, getPhase('alcohol', 1).indexOf(webform));

/** Submits exercises in order, with the call that the screen makes. */
export async function sendExercises(page: Page, label: string, webforms: readonly string[]): Promise<void> {
  for (const webform of webforms) await sendExercise(page, label, webform);
}

/** Opens an exercise of alcohol that is not locked. */
export async function openExercise(page: Page, webform: string): Promise<void> {
  await page.goto(getUrl('alcohol', `/form/${webform}`));
  await expect(page.locator('.exercise form')).toBeVisible();
}

/** The button that sends the exercise. */
export const SEND = '.exercise form button[type=submit]';

/** Continues through reading pages until this element is visible. */
export async function goOnUntil(page: Page, locator: Locator): Promise<void> {
  const reading = page.locator('.exercise .webform-place h2').filter({ hasText: /Eerst lezen|Read this first/ });
  const progress = page.locator('.exercise .webform-place progress');
  for (;;) {
    await expect(locator.or(reading).first()).toBeVisible();
    if (await locator.isVisible()) return;
    const card = (await progress.getAttribute('value')) ?? '';
    await page.locator(SEND).press('Enter');
    await expect(progress).not.toHaveAttribute('value', card);
  }
}
