import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Screen } from './Screen.tsx';

it.each([true, false])('a landscape is sent in the order in which a phone shows it: first is %s', (isSceneFirst) => {
  const html = renderToStaticMarkup(
    <Screen title="Inloggen" scene="hek" isSceneFirst={isSceneFirst}>
      <p>inhoud</p>
    </Screen>,
  );
  expect(html.indexOf('<svg') < html.indexOf('<h1')).toBe(isSceneFirst);
});
