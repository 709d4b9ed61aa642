// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { answerDeskRequests, mountAtDesk, type SentChange } from '#tests/support/mount-at-desk.tsx';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';
import { SelfTestForm } from './SelfTestForm.tsx';

beforeEach(() => sessionStorage.clear());

/** Opens the form of a test in this revision; every save is refused because of a colleague's save. */
async function openForm(revision: number) {
  const sent: SentChange[] = [];
  answerDeskRequests(
    () => null,
    (change) => {
      sent.push(change);
      return Response.json({ message: '' }, { status: 409 });
    },
  );
  const test = { typed: TYPED_SELF_TEST, revision, isWhole: true, clearance: null, isShipped: false };
  const page = await mountAtDesk(<SelfTestForm test={test} isNew={false} />);
  return { ...page, sent, save: () => page.pressNamed('desk-library.save') };
}

it('sends texts that were taken back over the revision they were typed over, however often that is refused', async () => {
  const first = await openForm(3);
  first.type('#self-test-titleNl', 'Drie vragen');
  await first.save();
  expect(first.sent[0]?.body).toEqual({ ...TYPED_SELF_TEST, titleNl: 'Drie vragen', revision: 3 });
  first.remove();
  for (const _ of ['once', 'again']) {
    const next = await openForm(4);
    await next.pressNamed('desk.unsaved.takeBack');
    await next.save();
    expect(next.sent[0]?.body).toEqual({ ...TYPED_SELF_TEST, titleNl: 'Drie vragen', revision: 3 });
    next.remove();
  }
});
