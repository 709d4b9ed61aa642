import type { InferProps } from '#registry/define.ts';
import { ProgrammeLink } from '#src/ui/programme-link/ProgrammeLink.tsx';
import type { WithContext } from '../../context.ts';
import type { frontpageProgramParagraph } from './definition.ts';

/** One programme of the list. Renders nothing for a programme that this installation does not have. */
export function FrontpageProgram({
  title,
  body,
  domain,
  context,
}: WithContext<InferProps<typeof frontpageProgramParagraph>>) {
  const programme = context.programmes.find(({ key }) => key === domain);
  if (!programme) return null;
  return (
    <div className="frontpage-program">
      <ProgrammeLink mark={domain} name={title} href={programme.href} text={body} />
    </div>
  );
}
