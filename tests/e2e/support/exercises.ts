import type { Locator, Page } from '@playwright/test';
import { listQuestions } from '#src/contract/webform/answers.ts';
import type { QuestionElement, WebformDefinition } from '#src/contract/webform/definition.ts';
import { readWebform } from '#src/contract/webform/wire/webform-wire.ts';
import { call } from './days.ts';
import { address, expect } from './story.ts';

/** An answer that the question takes. */
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

/** A form as the content system tells it. */
export async function formOf(page: Page, label: string, webform: string): Promise<WebformDefinition> {
  return readWebform(JSON.parse(await call(page, label, 'GET', `/webform_rest/${webform}/fields`)));
}

/** Sends an exercise of the person who is logged in here, by the call that the screen makes. */
export async function sendExercise(page: Page, label: string, webform: string): Promise<void> {
  const questions = listQuestions(await formOf(page, label, webform));
  const answers = Object.fromEntries(questions.map((question) => [question.key, answerTo(question)]));
  await call(page, label, 'POST', '/webform_rest/submit', { ...answers, webform_id: webform });
}

/** The exercises of a phase of the starter content, in order. */
export const phaseOf = (domain: string, phase: number): readonly string[] =>
  Array.from({ length: 5 }, (_, index) => `${domain}_${phase}_${index + 1}`);

/** The exercises of the first phase of alcohol that come before this one. */
export const exercisesBefore = (webform: string): readonly string[] =>
  phaseOf('alcohol', 1).slice(0, phaseOf('alcohol', 1).indexOf(webform));

/** Answers exercises in their order, by the call that the screen makes. */
export async function sendExercises(page: Page, label: string, webforms: readonly string[]): Promise<void> {
  for (const webform of webforms) await sendExercise(page, label, webform);
}

/** Opens an exercise of alcohol that is not locked. */
export async function openExercise(page: Page, webform: string): Promise<void> {
  await page.goto(address('alcohol', `/form/${webform}`));
  await expect(page.locator('.exercise form')).toBeVisible();
}

/** The button that sends the exercise. */
export const SEND = '.exercise form button[type=submit]';

/** Reads what comes first and goes on, until this can be seen. */
export async function goOnUntil(page: Page, wanted: Locator): Promise<void> {
  const reading = page.locator('.exercise .webform-place h2').filter({ hasText: /Eerst lezen|Read this first/ });
  const progress = page.locator('.exercise .webform-place progress');
  for (;;) {
    await expect(wanted.or(reading).first()).toBeVisible();
    if (await wanted.isVisible()) return;
    const card = (await progress.getAttribute('value')) ?? '';
    await page.locator(SEND).press('Enter');
    await expect(progress).not.toHaveAttribute('value', card);
  }
}
