import { beforeEach, expect, it } from 'vitest';
import type { EditablePage } from '#src/contract/desk/pages.ts';
import { closeSections, editSection, findOpenedSection, openSection, undoSectionStep } from './opened-sections.ts';

const handleInput = (value: string, now: number) => editSection('a', ['title'], value, { now, isOneMore: true });
const getTitle = () => findOpenedSection('a')?.content.title;

beforeEach(() => {
  closeSections();
  openSection({ uuid: 'a', title: 'Rust', fields: {} } as EditablePage);
});

it('takes back as one step what was typed within 300 ms of each other, and puts it back', () => {
  handleInput('Rust ', 1_000);
  handleInput('Rust n', 1_300);
  handleInput('Rust nu', 1_600);
  undoSectionStep('a', 'back');
  expect(getTitle()).toBe('Rust');
  undoSectionStep('a', 'forward');
  expect(getTitle()).toBe('Rust nu');
});

it('takes back what was typed after a pause by itself', () => {
  handleInput('Rust n', 1_000);
  handleInput('Rust nu', 1_301);
  undoSectionStep('a', 'back');
  expect(getTitle()).toBe('Rust n');
  undoSectionStep('a', 'back');
  expect(getTitle()).toBe('Rust');
});
