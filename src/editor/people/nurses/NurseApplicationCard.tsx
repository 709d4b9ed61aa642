import type { NurseApplication } from '#src/contract/desk/nurses.ts';
import { useIsland } from '#src/session/Island.tsx';
import { TimeText } from '../../kit/TimeText.tsx';
import { NurseStatus } from './NurseStatus.tsx';
import { ReviewNurse } from './ReviewNurse.tsx';

/** Answers in a nurse's application, grouped by subject. */
function Answers({ application: { mail, practice } }: { application: NurseApplication }) {
  const { t } = useIsland();
  const { address, postalCode, locality, telephoneNumber, generalPractitioner, wantsWelcomePackage } = practice;
  const facts = [
    ['function', practice.function],
    ['practice', generalPractitioner],
    ['address', `${address}, ${postalCode} ${locality}`],
    ['telephone', telephoneNumber],
    ['mail', mail],
    ['welcomePackage', t(wantsWelcomePackage ? 'desk-people.yes' : 'desk-people.no')],
  ] as const;
  return (
    <dl className="people-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{t(`desk-people.nurses.facts.${name}`)}</dt>
          <dd dir="auto">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Application of one nurse, with the decision or the buttons to decide. */
export function NurseApplicationCard({ application }: { application: NurseApplication }) {
  const { t } = useIsland();
  const { practice, since, decision } = application;
  const name = `${practice.initials} ${practice.familyName}`;
  return (
    <article className="people-card">
      <header>
        <h2 dir="auto">{name}</h2>
        <p className="soft">
          {t('desk-people.nurses.registered')} <TimeText time={since} place="sentence" />
        </p>
      </header>
      <Answers application={application} />
      {decision ? (
        <div className="people-decision">
          <p>
            <strong>{t(`desk-people.nurses.done.${decision.decision}`)}</strong>{' '}
            {t('desk-people.by', { name: decision.by ?? t('desk-people.nobody') })},{' '}
            <TimeText time={decision.at} place="sentence" />
          </p>
          {decision.reason && (
            <p className="typed-text" dir="auto">
              {decision.reason}
            </p>
          )}
        </div>
      ) : (
        <ReviewNurse uid={application.uid} name={name} />
      )}
      {decision && <NurseStatus application={application} name={name} />}
    </article>
  );
}
