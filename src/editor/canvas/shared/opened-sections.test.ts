import { beforeEach, expect, it } from 'vitest';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { closeSections, editSection, findOpenedSection, openSection, undoSectionStep } from './opened-sections.ts';

const type = (value: string, now: number) => editSection('a', ['title'], value, { now, isOneMore: true });
const title = () => findOpenedSection('a')?.content.title;

beforeEach(() => {
  closeSections();
  openSection({ uuid: 'a', title: 'Rust', fields: {} } as EditablePage);
});

it('takes back as one step what was typed within 300 ms of each other, and puts it back', () => {
  type('Rust ', 1_000);
  type('Rust n', 1_300);
  type('Rust nu', 1_600);
  undoSectionStep('a', 'back');
  expect(title()).toBe('Rust');
  undoSectionStep('a', 'forward');
  expect(title()).toBe('Rust nu');
});

it('takes back what was typed after a pause by itself', () => {
  type('Rust n', 1_000);
  type('Rust nu', 1_301);
  undoSectionStep('a', 'back');
  expect(title()).toBe('Rust n');
  undoSectionStep('a', 'back');
  expect(title()).toBe('Rust');
});
