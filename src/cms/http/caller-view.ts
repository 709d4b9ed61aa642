import type { Access } from '#src/contract/operation.ts';
import type { WirePager } from '#src/contract/paged.ts';
import type { ApiContext } from './request.ts';
import type { WrappedFields } from './wrap.ts';

export interface CallerViewQuery {
  /** Page number from 0; a number beyond the end returns the last page. */
  readonly page: number;
  /** Contextual arguments, in order. */
  readonly args: readonly string[];
}

/** A view that a module lists, only for the caller, never for a uid in the request. */
export interface CallerView {
  readonly access: Access;
  readonly show: (
    c: ApiContext,
    query: CallerViewQuery,
  ) => Promise<{ readonly entities: readonly WrappedFields[]; readonly pager: WirePager }>;
}

/** Returns an id from an argument; 0, which no row has, for any other text. */
export const readIdArgument = (text: string | undefined): number =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : 0;
