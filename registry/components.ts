import type { ComponentType } from 'react';
import type { WithContext } from './context.ts';
import type { InferProps } from './define.ts';
import type { NODES, PARAGRAPHS } from './index.ts';
import { BasicPage } from './nodes/basic_page/component.tsx';
import { Frontpage } from './nodes/frontpage/component.tsx';
import { Help } from './nodes/help/component.tsx';
import { JoyrideNode } from './nodes/joyride/component.tsx';
import { LandingPage } from './nodes/landing_page/component.tsx';
import { BlockReference } from './paragraphs/block_reference/component.tsx';
import { Cta } from './paragraphs/cta/component.tsx';
import { DoorBlock } from './paragraphs/door/component.tsx';
import { Faq } from './paragraphs/faq/component.tsx';
import { FrontpageProgram } from './paragraphs/frontpage_program/component.tsx';
import { FrontpagePrograms } from './paragraphs/frontpage_programs/component.tsx';
import { SectionReference } from './paragraphs/section_reference/component.tsx';
import { Text } from './paragraphs/text/component.tsx';
import { TextImage } from './paragraphs/text_image/component.tsx';
import { TextVideo } from './paragraphs/text_video/component.tsx';
import { VideoBlock } from './paragraphs/video/component.tsx';
import { WebformBlock } from './paragraphs/webform/component.tsx';

type RegisteredComponent = (typeof NODES)[number] | (typeof PARAGRAPHS)[number];
type RenderedComponent = Extract<RegisteredComponent, { readonly renderedBy: 'component' }>;

type Components = {
  readonly [D in RenderedComponent as D['name']]: ComponentType<WithContext<InferProps<D>>>;
};

/** Components by type name. The compiler reports a missing or an additional component. */
export const COMPONENTS: Components = {
  basic_page: BasicPage,
  landing_page: LandingPage,
  frontpage: Frontpage,
  help: Help,
  joyride: JoyrideNode,
  text: Text,
  text_image: TextImage,
  text_video: TextVideo,
  video: VideoBlock,
  cta: Cta,
  webform: WebformBlock,
  door: DoorBlock,
  faq: Faq,
  section_reference: SectionReference,
  block_reference: BlockReference,
  frontpage_programs: FrontpagePrograms,
  frontpage_program: FrontpageProgram,
};
