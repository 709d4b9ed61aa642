import { boolean, type InferType, number, object, string } from 'yup';

/** Details of the practice from a nurse's registration. */
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

/** Account states: `active` after an approval, `withdrawn` after a revocation; the others never had access. */
const STATES = ['pending', 'active', 'rejected', 'withdrawn', 'blocked', 'suspended'] as const;

/** The registration of a practice nurse, waiting or reviewed. */
export const nurseApplication = object({
  uid: number().defined(),
  /** Address for the provider's answer, so the administrator sees it. */
  mail: string().defined(),
  practice: practice.defined(),
  /** ISO 8601: time of the registration. */
  since: string().defined(),
  state: string().oneOf(STATES).defined(),
  /** True if her login requires a code. */
  hasSecondFactor: boolean().defined(),
  /** Time and reason of the last revocation or restoration of her approval; null without one. */
  standing: object({
    action: string().oneOf(['withdraw', 'give-back']).defined(),
    reason: string().nullable().defined(),
    by: string().nullable().defined(),
    at: string().defined(),
  })
    .nullable()
    .defined(),
  /** Null while she waits for review. */
  decision: object({
    decision: string().oneOf(['approve', 'reject']).defined(),
    reason: string().nullable().defined(),
    /** Name of the reviewer; null on the command line, and for a deleted account. */
    by: string().nullable().defined(),
    at: string().defined(),
  })
    .nullable()
    .defined(),
});

export type NurseApplication = InferType<typeof nurseApplication>;
