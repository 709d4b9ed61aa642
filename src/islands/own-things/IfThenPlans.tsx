import { useState } from 'react';
import { deleteIfThen, type IfThenOffer, listIfThens, saveIfThen } from '#src/contract/hard-moment/if-thens.ts';
import { toFailureText } from '#src/forms/failure-text.ts';
import { HelpDialog } from '#src/forms/help/HelpDialog.tsx';
import { LoadingFailure } from '#src/forms/LoadingFailure.tsx';
import { useEditFocus } from '#src/forms/use-edit-focus.ts';
import type { IfThen } from '#src/rules/hard-moment/if-thens.ts';
import { getApiClient } from '#src/session/api.ts';
import { Island, type IslandProps, LoggedIn, useIsland } from '#src/session/Island.tsx';
import { showToast } from '#src/session/toasts.ts';
import { refreshCalls, useCall } from '#src/session/use-call.ts';
import { Button } from '#src/ui/button/Button.tsx';
import { Screen } from '#src/ui/screen/Screen.tsx';
import { Skeleton } from '#src/ui/skeleton/Skeleton.tsx';
import { createIfThenPlan, IfThenForm } from './IfThenForm.tsx';
import { ItemButtons } from './ItemButtons.tsx';

/** Page with the user's if-then plans, to create, edit and delete them. */
export function IfThenPlans(island: IslandProps) {
  return (
    <Island {...island}>
      <PlansScreen />
    </Island>
  );
}

function PlansScreen() {
  const { t, href } = useIsland();
  const backLink = { href: href('own-things'), text: t('hard-moment.plans.back') };
  return (
    <Screen title={t('hard-moment.plans.title')} lead={t('hard-moment.plans.lead')} back={backLink}>
      <LoggedIn loading={<Skeleton shape="rows" label={t('forms.loading')} />}>
        <Plans />
      </LoggedIn>
    </Screen>
  );
}

function Plans() {
  const { t } = useIsland();
  const plansCall = useCall(listIfThens, {});
  const [open, setOpen] = useState<IfThen | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isHelpShown, setHelpShown] = useState(false);
  useEditFocus(open?.uuid ?? null, 'plan-situation');
  const save = async (body: IfThen) => {
    setBusy(true);
    const result = await getApiClient().call(saveIfThen, { body });
    setBusy(false);
    if (!result.ok) {
      showToast('failed', Object.values(result.failure.fields ?? {})[0] ?? toFailureText(t, result.failure));
      return;
    }
    setOpen(null);
    setHelpShown(result.value.isHelpShown);
    await refreshCalls(listIfThens.name);
  };
  if (plansCall.status === 'loading') return <Skeleton shape="rows" label={t('forms.loading')} />;
  if (plansCall.status === 'error') {
    return <LoadingFailure call={plansCall} text={t('hard-moment.plans.unloaded')} />;
  }
  const { plans, offers } = plansCall.value;
  if (open !== null) {
    return <IfThenForm start={open} busy={isBusy} onSave={(plan) => void save(plan)} onStop={() => setOpen(null)} />;
  }
  return (
    <>
      {plans.length > 0 && (
        <ul className="if-thens">
          {plans.map((plan) => (
            <li key={plan.uuid}>
              <Plan plan={plan} onChange={() => setOpen(plan)} />
            </li>
          ))}
        </ul>
      )}
      <div className="button-row">
        <Button data-add icon="plus" onClick={() => setOpen(createIfThenPlan())}>
          {t('hard-moment.plans.make')}
        </Button>
      </div>
      <EnabledFeatures offers={offers} onTake={(offer) => setOpen(createIfThenPlan(offer))} />
      <HelpDialog open={isHelpShown} readers="nobody" onClose={() => setHelpShown(false)} />
    </>
  );
}

function Plan({ plan, onChange }: { plan: IfThen; onChange: () => void }) {
  const { t } = useIsland();
  const text = t('hard-moment.plans.sentence', { situation: plan.situation, action: plan.action });
  return (
    <div className="if-then">
      <p className="if-then-text" dir="auto">
        {text}
      </p>
      {plan.hour !== null && <p className="soft">{t('hard-moment.plans.comesBack', { hour: plan.hour })}</p>}
      <ItemButtons
        uuid={plan.uuid}
        text={text}
        question={t('hard-moment.plans.deleteTitle')}
        list={listIfThens.name}
        remove={() => getApiClient().call(deleteIfThen, { params: { uuid: plan.uuid } })}
        onEdit={onChange}
      />
    </div>
  );
}

const HALVES = ['situation', 'action'] as const;

/** Suggests plans from the exercises, which are never added automatically. */
function EnabledFeatures({ offers, onTake }: { offers: readonly IfThenOffer[]; onTake: (offer: IfThenOffer) => void }) {
  const { t } = useIsland();
  if (offers.length === 0) return null;
  return (
    <section className="stack" aria-labelledby="plan-offers">
      <h2 id="plan-offers">{t('hard-moment.plans.offers')}</h2>
      <ul className="if-thens">
        {offers.map((offer) => (
          <li key={`${offer.origin} ${offer.situation} ${offer.action}`} className="if-then">
            {/* Answers are not written as halves of one sentence. */}
            <div className="if-then-text">
              {HALVES.filter((half) => offer[half] !== '').map((half) => (
                <p key={half} dir="auto">
                  {offer.situation !== '' && <span>{t(`hard-moment.plans.offered.${half}`)}</span>} {offer[half]}
                </p>
              ))}
            </div>
            <Button kind="plain" icon="plus" onClick={() => onTake(offer)}>
              {t('hard-moment.plans.take')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
