/** Rooms of a part by floor, lowest first. A room only imports rooms on lower floors, including types. */
export type Floors = readonly (readonly string[])[];

/** Rooms of the content system, from the ones that all modules need to the ones that know all modules. */
export const CMS_FLOORS: Floors = [
  ['counter'],
  ['db'],
  ['jobs', 'health'],
  ['http'],
  ['content', 'mail'],
  ['modules/links'],
  [
    'identity',
    'modules/activity',
    'modules/alerts',
    'modules/api-description',
    'modules/kinds',
    'modules/mails',
    'modules/media',
    'modules/menus',
  ],
  [
    'modules/data-reads',
    'modules/instruments',
    'modules/nicknames',
    'modules/notifications',
    'modules/opening',
    'modules/suicide-words',
    'modules/terms',
  ],
  ['modules/badges', 'modules/messages', 'modules/site'],
  [
    'modules/buddies',
    'modules/system-status',
    'modules/moderation-records',
    'modules/registrations',
    'modules/webforms',
  ],
  ['modules/content', 'modules/restrictions', 'modules/unsubscribe'],
  [
    'modules/diary',
    'modules/flags',
    'modules/hard-moment',
    'modules/nurses',
    'modules/overview',
    'modules/sessions',
    'modules/together',
    'modules/transfer',
    'modules/versions',
    'modules/views',
    'modules/week-links',
    'starter',
  ],
  [
    'modules/figures',
    'modules/forum',
    'modules/home',
    'modules/releases',
    'modules/reminders',
    'modules/second-factor',
    'modules/self-tests',
    'startup',
  ],
  ['modules/accounts', 'modules/moderation', 'modules/people'],
  ['modules/hti', 'modules/objections', 'modules/sso', 'modules/staff', 'scheduled'],
  ['compose'],
  ['system'],
  ['app', 'commands'],
];

/** Rooms of the staff desk. */
export const EDITOR_FLOORS: Floors = [
  ['kit'],
  ['frame'],
  ['activity', 'library', 'login', 'pages', 'staff'],
  ['canvas', 'home', 'opening', 'people', 'settings'],
  ['webform-builder'],
  ['screens'],
  ['Desk'],
];

/** Returns the room of a path within a part: a folder, a module of the content system, or a single file. */
export function getRoom(part: string, path: string): string {
  const [first = '', second = ''] = path.slice(part.length + 1).split('/');
  return first === 'modules' ? `modules/${second}` : first.replace(/\.tsx?$/, '');
}

/** An import, as the paths of both files. */
export interface ImportEdge {
  readonly from: string;
  readonly to: string;
}

/** Returns the imports within a part that do not lead to a lower floor, and all imports of a room without a floor. */
export function findFloorViolations(part: string, floors: Floors, arrows: readonly ImportEdge[]): readonly string[] {
  const getFloor = (path: string) => floors.findIndex((rooms) => rooms.includes(getRoom(part, path)));
  const isBelow = (to: string, from: string) => getFloor(to) !== -1 && getFloor(to) < getFloor(from);
  return arrows
    .filter(({ from, to }) => from.startsWith(`${part}/`) && to.startsWith(`${part}/`))
    .filter(({ from, to }) => getRoom(part, from) !== getRoom(part, to) && !isBelow(to, from))
    .map(({ from, to }) => `${from} imports ${to}`);
}

/** Returns the groups of nodes that can reach each other by the given imports. */
export function findCycles(arrows: readonly ImportEdge[]): readonly (readonly string[])[] {
  const to = Map.groupBy(arrows, ({ from }) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const cycles: (readonly string[])[] = [];
  const visit = (node: string): number => {
    order.set(node, order.size);
    let low = order.get(node) as number;
    open.push(node);
    for (const { to: next } of to.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? (order.get(next) as number));
      lowest.set(node, low);
    }
    if (low === order.get(node)) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1 || to.get(node)?.some((arrow) => arrow.to === node)) cycles.push(circle.sort());
    }
    return low;
  };
  for (const node of to.keys()) if (!order.has(node)) visit(node);
  return cycles;
}
