// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';
import { renderDesk } from '../../desk.fixture.tsx';
import { SelfTestForm } from './SelfTestForm.tsx';

beforeEach(() => sessionStorage.clear());

/** Opens the form of a test in this revision; every save is refused because of a colleague's save. */
async function openForm(revision: number) {
  const test = { typed: TYPED_SELF_TEST, revision, isWhole: true, clearance: null, isShipped: false };
  const refuse = () => Response.json({ message: '' }, { status: 409 });
  const page = await renderDesk(<SelfTestForm test={test} isNew={false} />, refuse);
  return { ...page, save: () => page.press('Sla op') };
}

it('sends texts that were taken back over the revision they were typed over, however often that is refused', async () => {
  const first = await openForm(3);
  first.type('#self-test-titleNl', 'Drie vragen');
  await first.save();
  expect(first.writes[0]?.body).toEqual({ ...TYPED_SELF_TEST, titleNl: 'Drie vragen', revision: 3 });
  first.remove();
  for (const _ of ['once', 'again']) {
    const next = await openForm(4);
    await next.press('Neem het terug');
    await next.save();
    expect(next.writes[0]?.body).toEqual({ ...TYPED_SELF_TEST, titleNl: 'Drie vragen', revision: 3 });
    next.remove();
  }
});
