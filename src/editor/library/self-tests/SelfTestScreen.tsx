import { type DeskSelfTest, openSelfTest, type SelfTestInputs } from '#src/contract/desk/self-tests.ts';
import { selfTestForm } from '#src/contract/forms/self-test.ts';
import { useIsland } from '#src/session/Island.tsx';
import { useCall } from '#src/session/use-call.ts';
import { FetchedContent } from '../../kit/FetchedContent.tsx';
import { ScreenHead } from '../../kit/ScreenHead.tsx';
import { MayEdit } from '../../kit/things/MayPublish.tsx';
import { SelfTestAvailability } from './SelfTestAvailability.tsx';
import { SelfTestForm } from './SelfTestForm.tsx';
import { NEW_TEST_PATH } from './SelfTestList.tsx';

const EMPTY = {
  ...(Object.fromEntries(selfTestForm.names.map((name) => [name, ''])) as SelfTestInputs),
  domain: 'alcohol',
  window: 'year',
  version: '1',
};

const NOTHING: DeskSelfTest = { typed: EMPTY, revision: 0, isWhole: false, clearance: null, isShipped: false };

/** Screen of one self-test: its texts, and the decision on its availability. */
export function SelfTestScreen() {
  const { t, href, params } = useIsland();
  const { instrument = NEW_TEST_PATH } = params;
  const isNew = instrument === NEW_TEST_PATH;
  const fetchState = useCall(openSelfTest, isNew ? null : { params: { instrument } });
  const screenHead = (
    <ScreenHead
      title={isNew ? t('desk-library.selfTests.add') : instrument}
      lead={t('desk-library.selfTests.formLead')}
      back={{ href: href('self-tests'), text: t('desk-library.selfTests.back') }}
    />
  );
  if (isNew) {
    return (
      <div className="stack">
        {screenHead}
        <SelfTestForm test={NOTHING} isNew />
      </div>
    );
  }
  return (
    <div className="stack">
      {screenHead}
      <FetchedContent fetchState={fetchState}>
        {(test) => (
          <>
            <SelfTestAvailability key={`clear ${test.revision}`} test={test} />
            <MayEdit place={{ domains: [test.typed.domain], language: null }}>
              <SelfTestForm key={test.revision} test={test} isNew={false} />
            </MayEdit>
          </>
        )}
      </FetchedContent>
    </div>
  );
}
