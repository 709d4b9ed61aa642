import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { REMOVED_MARK, type Removal, type Reply, removeTraces } from './traces.ts';

const getTime = (minute: number) => new Date(Date.UTC(2026, 10, 20, 12, minute));

const removal: Removal = {
  removed: [
    {
      cid: 7,
      number: 2,
      texts: ['Ik heb vandaag niet gedronken.\n> Hou vol\nDat was moeilijk.'],
      changedAt: getTime(2),
    },
  ],
  names: [
    { name: 'Mus', since: getTime(0) },
    { name: 'Oude Mus', since: getTime(0) },
  ],
  otherNames: ['Mus Vogel'],
};
const reply = (body: string, reply: Partial<Reply> = {}): Reply => ({
  number: 3,
  pid: 7,
  body,
  createdAt: getTime(3),
  changedAt: getTime(3),
  ...reply,
});

test.each([
  ['> Dat was moeilijk.\nVoor mij ook', '> …\nVoor mij ook'],
  ['>> Ik heb vandaag\nja', '>> …\nja'],
  ['@Mus: sterk van je', '…: sterk van je'],
  ['@mus, hou vol', '…, hou vol'],
  ['Dag @Oude Mus', 'Dag …'],
  ['Dag @Mus Vogel', 'Dag @Mus Vogel'],
  ['Dank je, Mus', 'Dank je, Mus'],
  ['Ik ben @museum geweest, post@mus', 'Ik ben @museum geweest, post@mus'],
  ['Dat was moeilijk.', 'Dat was moeilijk.'],
  ['> Hou vol', '> Hou vol'],
  ['> was moei', '> was moei'],
  ['> Iets van een ander\nMooi', '> Iets van een ander\nMooi'],
])('a reply %j becomes %j', (body, expected) => {
  expect(removeTraces(reply(body), removal)).toBe(expected);
});

describe('a text stays as it is', () => {
  const body = '@Mus\n> Dat was moeilijk.';
  it.each([
    ['where it was there before', { number: 1, pid: null }, body],
    ['but for the name, where it answers another text', { pid: 6 }, '…\n> Dat was moeilijk.'],
    [
      'but for the name, where the words were changed to what it quotes',
      { changedAt: getTime(1) },
      '…\n> Dat was moeilijk.',
    ],
  ] as const)('%s', (_, overrides, expected) => {
    expect(removeTraces(reply(body, overrides), removal)).toBe(expected);
  });

  it('where the nickname was taken after it was written', () => {
    expect(removeTraces(reply('@Mus'), { ...removal, names: [{ name: 'Mus', since: getTime(4) }] })).toBe('@Mus');
  });

  it('where the person still has words on the page, or another has the same nickname', () => {
    expect(removeTraces(reply('@Mus'), { ...removal, names: [] })).toBe('@Mus');
    expect(removeTraces(reply('@Mus'), { ...removal, otherNames: ['mus'] })).toBe('@Mus');
  });
});

interface Text extends Reply {
  readonly cid: number | null;
  readonly author: string;
}

/** Few distinct words, so that users often write equal texts by chance, quote each other and have a word as a name. */
const PEOPLE = ['niet', 'Mus', 'Mus Vogel', 'dank'];
const phrase = fc.array(fc.constantFrom('ik', 'niet', 'dank', 'Mus', 'Vogel', '@niet', '@Mus', '@dank', '…'), {
  minLength: 1,
  maxLength: 4,
});
const line = fc
  .tuple(fc.constantFrom('', '', '> ', '>> ', ' > '), phrase)
  .map(([sign, words]) => sign + words.join(' '));
const body = fc.array(line, { minLength: 1, maxLength: 3 }).map((lines) => lines.join('\n'));

const thread = fc
  .array(fc.record({ body, author: fc.constantFrom(...PEOPLE), parent: fc.nat(), edited: fc.nat(20) }), {
    minLength: 2,
    maxLength: 12,
  })
  .map((texts): readonly Text[] =>
    texts.map(({ body, author, parent, edited }, number) => ({
      cid: number === 0 ? null : number,
      number,
      pid: number === 0 || parent % number === 0 ? null : parent % number,
      author,
      body: body,
      createdAt: getTime(number),
      changedAt: getTime(number + (edited > 15 ? edited : 0)),
    })),
  );

describe('over random threads', () => {
  const getRemoved = (texts: readonly Text[], index: number) => {
    const deletedText = texts[index % texts.length] as Text;
    const isStill = texts.some(({ author, number }) => author === deletedText.author && number !== deletedText.number);
    const removal: Removal = {
      removed: [
        {
          cid: deletedText.cid,
          number: deletedText.number,
          texts: [deletedText.body],
          changedAt: deletedText.changedAt,
        },
      ],
      names: isStill ? [] : [{ name: deletedText.author, since: getTime(0) }],
      otherNames: PEOPLE.filter((name) => name !== deletedText.author),
    };
    const otherTexts = texts.filter(({ author, number }) => author !== deletedText.author && number > 0);
    return { gone: deletedText, others: otherTexts, own: removal };
  };

  it('words of another that were there before the deleted text are unchanged', () => {
    fc.assert(
      fc.property(thread, fc.nat(), (texts, index) => {
        const { gone, others: otherTexts, own } = getRemoved(texts, index);
        for (const otherText of otherTexts.filter(({ number }) => number < gone.number)) {
          expect(removeTraces(otherText, own)).toBe(otherText.body);
        }
      }),
    );
  });

  it('nothing else of another changes but marked quotes in replies to it, and an addressed nickname', () => {
    fc.assert(
      fc.property(thread, fc.nat(), (texts, index) => {
        const { gone, others: otherTexts, own } = getRemoved(texts, index);
        for (const otherText of otherTexts) {
          const [linesBefore, linesAfter] = [otherText.body.split('\n'), removeTraces(otherText, own).split('\n')];
          expect(linesAfter.length).toBe(linesBefore.length);
          linesBefore.forEach((previousText, index) => {
            if (previousText === linesAfter[index]) return;
            const isQuote =
              /^\s*>/.test(previousText) && otherText.pid === gone.cid && linesAfter[index]?.endsWith(REMOVED_MARK);
            expect(isQuote || previousText.toLowerCase().includes(`@${gone.author.toLowerCase()}`)).toBe(true);
          });
        }
      }),
    );
  });
});
