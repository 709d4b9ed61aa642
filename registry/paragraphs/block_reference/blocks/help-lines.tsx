import { abroadText } from '#src/domains/help-lines.ts';
import { ButtonLink } from '#src/ui/button/Button.tsx';
import { below, Heading } from '#src/ui/heading/Heading.tsx';
import type { BlockContext } from '../../../context.ts';

/** The help lines of this domain: name, hours, and a number to press. */
export function HelpLinesBlock({ context }: { context: BlockContext }) {
  return (
    <>
      <ul className="help-lines">
        {context.helpLines.map(({ id, name, when, phone, dial, url, caution }) => (
          <li key={id}>
            <div>
              <Heading level={below(context.heading)}>{name}</Heading>
              <p className="soft">{when}</p>
              {caution && <p className="soft">{caution}</p>}
              {url && <a href={url}>{url.replace(/^https:\/\/(www\.)?/, '')}</a>}
            </div>
            {phone && (
              <ButtonLink
                kind="quiet"
                icon="phone"
                href={`tel:${dial}`}
                aria-label={context.t('call', { name, phone })}
              >
                {phone}
              </ButtonLink>
            )}
          </li>
        ))}
      </ul>
      <p className="soft">{abroadText(context.language)}</p>
    </>
  );
}
