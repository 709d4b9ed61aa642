import { Fragment } from 'react';
import type { InferProps } from '#registry/define.ts';
import { getDomain } from '#src/domains/index.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { Scene } from '#src/ui/scene/Scene.tsx';
import type { WithContext } from '../../context.ts';
import { PageBands } from '../../sections.tsx';
import type { landingPageNode } from './definition.ts';

type Props = WithContext<InferProps<typeof landingPageNode>>;

/** Front page of a programme: its landscape with the first step in the sky, then its blocks. */
export function LandingPage({ title, lead, primary, second, scene, paragraphs = [], context }: Props) {
  return (
    <Fragment>
      <Scene drawing={scene === 'own' ? getDomain(context.domain).landscape : undefined}>
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
        {(primary || second) && (
          <div className="button-row">
            {primary && <ButtonLink href={primary.href}>{primary.text}</ButtonLink>}
            {second && (
              <ButtonLink kind="quiet" href={second.href}>
                {second.text}
              </ButtonLink>
            )}
          </div>
        )}
        {context.links.looking && (
          <p className="landing-page-look">
            {context.t('landing.unsure')} <a href={context.links.looking}>{context.t('landing.look')}</a>
          </p>
        )}
        <p className="landing-page-login">
          {context.t('landing.account')} <a href={context.links.login}>{context.t('landing.login')}</a>
        </p>
      </Scene>
      <PageBands blocks={paragraphs} />
    </Fragment>
  );
}
