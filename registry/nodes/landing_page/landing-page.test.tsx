import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createExampleContext } from '../../example-context.ts';
import { LandingPage } from './component.tsx';

const context = createExampleContext((key) => key, 'nl');
const nothing = { lead: undefined, description: undefined, primary: undefined, second: undefined } as const;

it('leads to a week of looking in one line, where it is offered', () => {
  const create = (looking: string | null) => {
    const links = { ...context.links, looking };
    const page = {
      ...nothing,
      title: 'Welkom',
      scene: 'none',
      paragraphs: [],
      context: { ...context, links },
    } as const;
    return renderToStaticMarkup(<LandingPage {...page} />);
  };
  expect(create('/kijken').match(/href="\/kijken"/g)).toHaveLength(1);
  expect(create(null)).not.toContain('landing-page-look');
});
