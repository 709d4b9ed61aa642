import { useState } from 'react';

export interface Place {
  readonly view: string;
  readonly domain: string;
  /** Counts from 1. */
  readonly page: number;
}

/** What a list shows, kept in the address so that a reload and a shared link show the same. */
export function usePlace(views: readonly [string, ...string[]]) {
  const [place, setPlace] = useState<Place>(() => {
    const asked = new URLSearchParams(location.search);
    const view = views.find((one) => one === asked.get('view')) ?? views[0];
    const page = Math.max(1, Math.trunc(Number(asked.get('page'))) || 1);
    return { view, domain: asked.get('domain') ?? '', page };
  });
  const addressOf = (to: Partial<Place>) => {
    const { view, domain, page } = { ...place, ...to };
    const query = new URLSearchParams();
    if (view !== views[0]) query.set('view', view);
    if (domain !== '') query.set('domain', domain);
    if (page > 1) query.set('page', String(page));
    return `?${query}`;
  };
  return {
    ...place,
    addressOf,
    go: (to: Partial<Place>) => {
      history.replaceState(null, '', addressOf(to));
      setPlace({ ...place, ...to });
    },
  };
}
