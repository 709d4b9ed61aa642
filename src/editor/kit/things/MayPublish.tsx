import type { ReactNode } from 'react';
import { useUser } from '#src/session/Island.tsx';

/** Actions with an immediate effect for visitors, for users with that right only. The content system decides again. */
export const MayPublish = ({ children }: { readonly children: ReactNode }) => (useUser().mayPublish ? children : null);
