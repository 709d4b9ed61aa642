import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { RegistrationLimits } from '#src/domains/domain.ts';
import type { Amount } from '#src/rules/amounts/amount.ts';
import { requiresConfirmation } from '#src/rules/plan/check-if-correct.ts';

interface ConfirmTotalOptions {
  readonly limits: RegistrationLimits;
  /** Saved total of the day, which was confirmed before. */
  readonly savedTotal: Amount | null;
  readonly typedTotal: () => Amount | null;
  readonly onSubmit: (event: SubmitEvent) => void;
  /** Field that is focused to change the amount. */
  readonly fieldId: string;
}

/** Requires confirmation of a high total before a form is sent, once per total. */
export function useConfirmTotal({ limits, savedTotal, typedTotal, onSubmit, fieldId }: ConfirmTotalOptions) {
  const containerRef = useRef<HTMLDivElement>(null);
  const [requested, setAsked] = useState<Amount | null>(null);
  const confirmedRef = useRef<Amount | null>(null);
  const isRefused = useRef(false);
  useEffect(() => {
    if (requested !== null || !isRefused.current) return;
    isRefused.current = false;
    document.getElementById(fieldId)?.focus();
  }, [requested, fieldId]);
  const send = () => containerRef.current?.querySelector('form')?.requestSubmit();
  return {
    /** Ref of the form's container. */
    place: containerRef,
    /** Submits the form from elsewhere on the page. */
    send,
    asked: requested,
    onSubmit: (event: SubmitEvent) => {
      const total = typedTotal();
      const isConfirmed = total === null || total === savedTotal || total === confirmedRef.current;
      if (isConfirmed || !requiresConfirmation(total, limits)) return onSubmit(event);
      event.preventDefault();
      setAsked(total);
    },
    yes: () => {
      confirmedRef.current = requested;
      setAsked(null);
      send();
    },
    no: () => {
      isRefused.current = requested !== null;
      setAsked(null);
    },
  };
}
