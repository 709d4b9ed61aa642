import { describe, expect, it } from 'vitest';
import type { Ending } from './message.ts';
import { onlyWaited, settle } from './verdict.ts';

const WAITED =
  'TimeoutError: locator.click: Timeout 30000ms exceeded.\nCall log:\n  - waiting for getByText("Geplaatst")';
const LATE_CLICK = 'Error: locator.click: Test timeout of 110000ms exceeded.\nCall log:\n  - waiting for locator("h1")';
const NOTHING =
  'Error: expect(locator).toBeVisible() failed\n\nLocator: getByText("Geplaatst")\nExpected: visible\nTimeout: 30000ms\nError: element(s) not found';
const createPoll = (received: string) =>
  `Error: expect(received).toBe(expected)\n\nExpected: 2\nReceived: ${received}\n\nCall Log:\n- Timeout 30000ms exceeded while waiting on the predicate`;
const WRONG_PASSWORD =
  'Error: expect(locator).toHaveText(expected) failed\n\nLocator: h1\nExpected: "Goed"\nReceived: "Fout"\nTimeout: 30000ms';

const createStory = (errors: readonly string[], file = 'tests/e2e/forum/forum.spec.ts', id = file): Ending => ({
  id,
  title: 'a reply is posted',
  file,
  line: 41,
  status: errors.length === 0 ? 'passed' : 'failed',
  errors,
  attached: [],
});

const passing = async (ending: Ending, times: number) =>
  Array.from({ length: times }, () => createStory([], ending.file));

describe('what a slow machine can cause', () => {
  it('is a wait that ran out and nothing else', () => {
    expect(
      [WAITED, NOTHING, 'Test timeout of 110000ms exceeded.', LATE_CLICK, createPoll('undefined')].map((error) =>
        onlyWaited(createStory([error])),
      ),
    ).toEqual([true, true, true, true, true]);
    expect(onlyWaited(createStory([createPoll('3')]))).toBe(false);
    expect(onlyWaited(createStory([WRONG_PASSWORD]))).toBe(false);
    expect(onlyWaited(createStory([WAITED, 'Error: expect(received).toEqual(expected)']))).toBe(false);
    expect(onlyWaited(createStory(['Error: page.goto: net::ERR_CONNECTION_REFUSED']))).toBe(false);
  });

  it('is nothing where a fault would harm: danger, rights, logins, the hard moment', () => {
    for (const file of ['login/login', 'nurse/nurse-portal', 'moment/hard-moment', 'start/danger']) {
      expect(onlyWaited(createStory([WAITED], `tests/e2e/${file}.spec.ts`)), file).toBe(false);
    }
  });
});

describe('failures of stories', () => {
  it('are unstable where the story passes three times alone', async () => {
    const { failed, unstable } = await settle([createStory([WAITED])], [], passing);
    expect(failed).toEqual([]);
    expect(unstable).toEqual([
      {
        title: 'a reply is posted',
        file: 'tests/e2e/forum/forum.spec.ts',
        line: 41,
        waitedFor: 'getByText("Geplaatst")',
      },
    ]);
  });

  it('are red where one of three fails alone', async () => {
    const once = async (ending: Ending, times: number) =>
      [createStory([NOTHING]), ...(await passing(ending, times))].slice(0, times);
    expect(await settle([createStory([WAITED])], [], once)).toEqual({ failed: [createStory([NOTHING])], unstable: [] });
  });

  it('are red where a telling alone was not to its end', async () => {
    expect((await settle([createStory([WAITED])], [], async () => [])).failed).toHaveLength(1);
  });

  it('are red at once where a wrong value was found, and told no more', async () => {
    const never = async (): Promise<readonly Ending[]> => {
      throw new Error('It was told again.');
    };
    expect(await settle([createStory([WRONG_PASSWORD])], [], never)).toEqual({
      failed: [createStory([WRONG_PASSWORD])],
      unstable: [],
    });
  });

  it('are red where a story of several runs found a wrong value in one and waited in vain in a later one', async () => {
    const { failed } = await settle([createStory([WRONG_PASSWORD]), createStory([WAITED])], [], passing);
    expect(failed).toEqual([createStory([WRONG_PASSWORD])]);
  });

  it('are red where a story waited in vain twice', async () => {
    expect((await settle([createStory([WAITED]), createStory([WAITED])], [], passing)).failed).toHaveLength(1);
  });

  it('are red where the story was unstable before', async () => {
    const list = {
      title: 'a reply is posted',
      file: 'tests/e2e/forum/forum.spec.ts',
      date: '2026-11-20',
      waitedFor: '',
    };
    const { failed, unstable } = await settle([createStory([WAITED])], [list], passing);
    expect(unstable).toEqual([]);
    expect(failed[0]?.errors[0]).toContain('unstable before');
  });

  it('are red where more than two stories waited in vain', async () => {
    const three = ['a', 'b', 'c'].map((id) => createStory([WAITED], undefined, id));
    expect(await settle(three, [], passing)).toEqual({ failed: three, unstable: [] });
  });
});
