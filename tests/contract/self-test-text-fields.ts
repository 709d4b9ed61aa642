import {
  approveSelfTest,
  openSelfTest,
  type SelfTestApproval,
  type SelfTestInputs,
  saveSelfTest,
} from '#src/contract/desk/self-tests.ts';
import { expectSuccess } from '#tests/support/accounts.ts';
import { TYPED_SELF_TEST } from '#tests/support/self-test-input.ts';
import type { TextField, TextFields, TextScene } from './text-scene.ts';

const params = { instrument: TYPED_SELF_TEST.id } as const;
const DECISION = { by: 'Anne de Wit, arts', purpose: 'Zelfinzicht.', deviceClass: 'geen' } as const;

/** Returns every field in which staff type a self-test, and the decision to offer it. */
export async function selfTestTextFields({ staff: { client } }: TextScene): Promise<TextFields> {
  const open = () => client.call(openSelfTest, { params });
  const save = (revision: number, change: Partial<SelfTestInputs> = {}) =>
    client.call(saveSelfTest, { params, body: { ...TYPED_SELF_TEST, ...change, revision } });
  expectSuccess(await save(0));

  const toTyped = (name: 'titleNl' | 'titleEn' | 'owner' | 'terms'): TextField => ({
    write: async (text) => save(expectSuccess(await open()).revision, { [name]: text }),
    read: open,
  });
  const decided = (change: (text: string) => Partial<SelfTestApproval>): TextField => ({
    write: async (text) => {
      const { revision } = expectSuccess(await save(expectSuccess(await open()).revision));
      return client.call(approveSelfTest, { params, body: { ...DECISION, ...change(text), revision } });
    },
    read: open,
  });

  return {
    'save-self-test titleNl': toTyped('titleNl'),
    'save-self-test titleEn': toTyped('titleEn'),
    'save-self-test owner': toTyped('owner'),
    'save-self-test terms': toTyped('terms'),
    'clear-self-test by': decided((sortKey) => ({ by: sortKey })),
    'clear-self-test purpose': decided((purpose) => ({ purpose })),
    'clear-self-test deviceClass': decided((deviceClass) => ({ deviceClass })),
  };
}
