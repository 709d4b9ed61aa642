// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Island } from '#src/session/Island.tsx';
import { createIslandProps } from '#src/session/island.fixture.ts';
import { mount } from '#src/ui/mount.ts';
import forms from '../../../public/locales/nl/forms.json' with { type: 'json' };
import secondFactor from '../../../public/locales/nl/second-factor.json' with { type: 'json' };
import { StartSetUp } from './StartSetUp.tsx';

const island = createIslandProps({ texts: { forms, 'second-factor': secondFactor } });

afterEach(() => vi.unstubAllGlobals());

const settled = () => act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));

it('a hidden tab leaves the QR code of another tab as it is, and begins once when it is looked at', async () => {
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  let starts = 0;
  vi.stubGlobal('fetch', async (request: string | URL | Request) => {
    if (String(request).includes('token')) {
      return new Response('t'.repeat(43), { headers: { 'content-type': 'text/plain' } });
    }
    if (String(request).includes('second-factor')) starts += 1;
    return Response.json({ secret: 'JBSWY3DPEHPK3PXP', address: 'otpauth://totp/Sam?secret=JBSWY3DPEHPK3PXP' });
  });
  const { place, remove } = mount(
    <Island {...island}>
      <StartSetUp onDone={() => undefined} />
    </Island>,
  );
  await settled();
  expect(starts).toBe(0);

  visibility.mockReturnValue('visible');
  for (let time = 0; time < 2; time += 1) {
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await settled();
  }
  expect(starts).toBe(1);
  expect(place.textContent).toContain('JBSW Y3DP EHPK 3PXP');
  remove();
});
