import { boolean, type InferType, number, object, string } from 'yup';

/** What a nurse told about the practice at registration. */
const practice = object({
  initials: string().defined(),
  familyName: string().defined(),
  function: string().defined(),
  generalPractitioner: string().defined(),
  address: string().defined(),
  postalCode: string().defined(),
  locality: string().defined(),
  telephoneNumber: string().defined(),
  wantsWelcomePackage: boolean().defined(),
});

/** Who is let in (`active`) or put out (`withdrawn`), and who never was. */
const STATES = ['pending', 'active', 'rejected', 'withdrawn', 'blocked', 'suspended'] as const;

/** The registration of a practice nurse, waiting or decided about. */
export const nurseApplication = object({
  uid: number().defined(),
  /** The provider answers at it, so the administrator sees it. */
  mail: string().defined(),
  practice: practice.defined(),
  /** ISO 8601: when she registered. */
  since: string().defined(),
  state: string().oneOf(STATES).defined(),
  /** Whether logging in asks her for a code. */
  hasSecondFactor: boolean().defined(),
  /** When and why her approval was last taken back or given back; null where it never was. */
  standing: object({
    action: string().oneOf(['withdraw', 'give-back']).defined(),
    reason: string().nullable().defined(),
    by: string().nullable().defined(),
    at: string().defined(),
  })
    .nullable()
    .defined(),
  /** Null while she waits. */
  decision: object({
    decision: string().oneOf(['approve', 'reject']).defined(),
    reason: string().nullable().defined(),
    /** Who decided; null where it was done on the command line, or the account is gone. */
    by: string().nullable().defined(),
    at: string().defined(),
  })
    .nullable()
    .defined(),
});

export type NurseApplication = InferType<typeof nurseApplication>;
