import type { ReactNode } from 'react';
import { useUser } from '#src/session/Island.tsx';

/** What changes at once what visitors see: only for who may do that. The content system decides again. */
export const MayPublish = ({ children }: { readonly children: ReactNode }) => (useUser().mayPublish ? children : null);
