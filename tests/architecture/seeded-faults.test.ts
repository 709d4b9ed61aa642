import { describe, expect, it } from 'vitest';
import { SEEDED_FAULTS } from '../faults/seeded/faults.ts';
import { FILES, read } from './source.ts';

describe('seeded faults', () => {
  it('are twenty, in every part of the product', () => {
    expect(SEEDED_FAULTS.length).toBe(20);
    const areas = new Set(SEEDED_FAULTS.map(({ name }) => name.split(':')[0]));
    const parts = ['rules', 'contract', 'cms', 'render', 'islands', 'editor', 'i18n', 'styles', 'shell'];
    expect(parts.filter((part) => !areas.has(part))).toEqual([]);
  });

  it.each(SEEDED_FAULTS)('can be planted: $name', ({ file, from, to }) => {
    expect(FILES).toContain(file);
    expect(read(file).split(from)).toHaveLength(2);
    expect(to).not.toBe(from);
  });
});
