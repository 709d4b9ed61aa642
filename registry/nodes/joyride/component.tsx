import type { InferProps } from '#registry/define.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { SafeHtmlBlock } from '#src/ui/RichText.tsx';
import type { WithContext } from '../../context.ts';
import type { joyrideNode } from './definition.ts';

/** The welcome tour as one readable list, which its island shows page by page. */
export function JoyrideNode({ title, steps = [], start, skip }: WithContext<InferProps<typeof joyrideNode>>) {
  return (
    <article className="joyride page-width page-column">
      <h1>{title}</h1>
      <ol className="joyride-steps">
        {steps.map(({ uuid, html }) => (
          <SafeHtmlBlock key={uuid} as="li" html={html} />
        ))}
      </ol>
      <div className="button-row">
        <ButtonLink href={start.href}>{start.text}</ButtonLink>
        <ButtonLink kind="plain" href={skip.href}>
          {skip.text}
        </ButtonLink>
      </div>
    </article>
  );
}
