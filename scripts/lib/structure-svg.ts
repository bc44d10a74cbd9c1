import { COLUMNS, ROOMS, type Arrow, type Room } from './structure';

const WIDTH = 900;
const BOX = 176;
/** Left edges of the three columns. */
const LEFT = { portal: 106, shared: (WIDTH - BOX) / 2, backend: WIDTH - 106 - BOX };
const TITLES = { portal: 'Portal: browser and Next', shared: 'Both', backend: 'Backend' };
const TOP = 54;
const GAP = 14;
/** Distance between the ends of two arrows on one edge of a box. */
const STEP = 15;
/** Height of a box with few arrows: two lines of text. */
const LEAST = 48;
const COLOURS = ['#2f6fb0', '#b0562f', '#2f8a5b', '#8a4fa8', '#a8842f', '#b03a5e', '#3f8f96', '#5d6b7a'];

type Column = keyof typeof COLUMNS;
type Side = 'left' | 'right';
interface Box {
  column: Column;
  x: number;
  y: number;
  height: number;
  colour: string;
}
interface End {
  arrow: Arrow;
  room: Room;
  side: Side;
}

const columnOf = (room: Room): Column =>
  (Object.keys(COLUMNS) as Column[]).find((name) => (COLUMNS[name] as readonly Room[]).includes(room)) ??
  'shared';
const orderOf = (room: Room) => (COLUMNS[columnOf(room)] as readonly Room[]).indexOf(room);

/** Sides of an arrow: arrows within a column run outside it, others between the columns. */
function sides({ from, to }: Arrow): [Side, Side] {
  const [a, b] = [columnOf(from), columnOf(to)];
  if (a === b) return a === 'portal' ? ['left', 'left'] : ['right', 'right'];
  return LEFT[a] < LEFT[b] ? ['right', 'left'] : ['left', 'right'];
}

/** Arrows inside the middle column are straight: it has no room for curves. */
const isInMiddle = ({ from, to }: Arrow) => columnOf(from) === 'shared' && columnOf(to) === 'shared';

function endsOf(arrows: readonly Arrow[]): End[] {
  return arrows
    .filter((arrow) => !isInMiddle(arrow))
    .flatMap((arrow) => {
      const [out, into] = sides(arrow);
      return [
        { arrow, room: arrow.from, side: out },
        { arrow, room: arrow.to, side: into },
      ];
    });
}

/** Ends on one edge, ordered by the target of their arrows, so that few arrows cross. */
function onEdge(ends: readonly End[], room: Room, side: Side): End[] {
  const far = ({ arrow, room: near }: End) => (arrow.from === near ? arrow.to : arrow.from);
  const own = orderOf(room);
  const rank = (end: End) => {
    const other = far(end);
    if (columnOf(other) !== columnOf(room)) return 100 + orderOf(other);
    // upward arrows start at the top, the nearest first; downward ones at the bottom, the farthest first
    return orderOf(other) < own ? own - orderOf(other) : 100 - orderOf(other);
  };
  return ends
    .filter((end) => end.room === room && end.side === side)
    .sort((a, b) => rank(a) - rank(b) || Number(a.arrow.from === room) - Number(b.arrow.from === room));
}

function layOut(ends: readonly End[]): { boxes: Map<Room, Box>; height: number } {
  const boxes = new Map<Room, Box>();
  const heightOf = (room: Room) =>
    Math.max(
      LEAST,
      ...(['left', 'right'] as const).map((side) => onEdge(ends, room, side).length * STEP + 12),
    );
  const columns = Object.keys(COLUMNS) as Column[];
  const natural = (column: Column) =>
    COLUMNS[column].reduce((sum, room) => sum + heightOf(room) + GAP, 0) - GAP;
  const height = Math.max(...columns.map(natural));
  for (const column of columns) {
    // the shorter columns are spread over the height of the longest
    const spare = (height - natural(column)) / Math.max(1, COLUMNS[column].length - 1);
    let y = TOP;
    COLUMNS[column].forEach((room, at) => {
      const colour = COLOURS[at % COLOURS.length] ?? '#5d6b7a';
      boxes.set(room, { column, x: LEFT[column], y: Math.round(y), height: heightOf(room), colour });
      y += heightOf(room) + GAP + spare;
    });
  }
  return { boxes, height: TOP + height + 46 };
}

const STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
/** Lower bound of the number of imports: the exact number would change the picture with nearly every commit. */
const atLeast = (imports: number) => STEPS.findLast((step) => step <= imports) ?? 1;
const widthOf = (imports: number) => Math.min(7, 0.9 + Math.sqrt(imports) / 3.2).toFixed(1);

function boxSvg(room: Room, { column, x, y, height, colour }: Box): string {
  const { folder, holds } = ROOMS[room];
  const middle = y + height / 2;
  // beside the numbers, where the arrows of the column itself end
  const centre = x + BOX / 2 + { portal: 10, shared: 0, backend: -10 }[column];
  return `<g data-room="${room}"><rect x="${x}" y="${y}" width="${BOX}" height="${height}" rx="6" fill="#fff" stroke="${colour}" stroke-width="1.5"/>
<text x="${centre}" y="${middle - 3}" class="folder">${folder}</text><text x="${centre}" y="${middle + 12}" class="holds">${holds}</text></g>`;
}

/** Draws a box per room and an arrow per pair, its width and the number at its head by the number of imports. */
export function structureSvg(arrows: readonly Arrow[]): string {
  const ends = endsOf(arrows);
  const { boxes, height } = layOut(ends);
  const box = (room: Room): Box => boxes.get(room) ?? { column: 'shared', x: 0, y: 0, height: 0, colour: '' };
  const point = (arrow: Arrow, room: Room, side: Side) => {
    const edge = onEdge(ends, room, side);
    const { x, y, height: tall } = box(room);
    const at = edge.findIndex((end) => end.arrow === arrow);
    const first = y + (tall - (edge.length - 1) * STEP) / 2;
    return { x: side === 'left' ? x : x + BOX, y: first + at * STEP };
  };

  const line = (arrow: Arrow): string => {
    const { from, to } = arrow;
    const imports = atLeast(arrow.imports);
    const isAgainst =
      columnOf(from) === columnOf(to) ? orderOf(from) > orderOf(to) : columnOf(from) === 'shared';
    const look = `stroke="${box(from).colour}" stroke-width="${widthOf(imports)}"${isAgainst ? ' stroke-dasharray="5 3"' : ''}`;
    const data = `data-from="${from}" data-to="${to}" fill="none" ${look} opacity="0.75"`;
    const head = (x: number, y: number, dx: number, dy: number) =>
      `<path d="M${x} ${y} l${-dx * 8 - dy * 4} ${-dy * 8 - dx * 4} l${dy * 8} ${dx * 8} z" fill="${box(from).colour}"/>`;
    if (isInMiddle(arrow)) {
      const x = LEFT.shared + BOX / 2;
      const [y1, y2] = [box(from).y + box(from).height, box(to).y];
      return `<path ${data} d="M${x} ${y1} V${y2 - 7}"/>${head(x, y2, 0, 1)}<text x="${x + 8}" y="${(y1 + y2) / 2 + 4}" class="start">${imports}+</text>`;
    }
    const [out, into] = sides(arrow);
    const a = point(arrow, from, out);
    const b = point(arrow, to, into);
    const sign = (side: Side) => (side === 'left' ? -1 : 1);
    const bend = out === into ? Math.min(130, 22 + Math.abs(b.y - a.y) * 0.12) : 42;
    const end = b.x + sign(into) * 7;
    const curve = `M${a.x} ${a.y} C${a.x + sign(out) * bend} ${a.y} ${end + sign(into) * bend} ${b.y} ${end} ${b.y}`;
    const label = `<text x="${b.x - sign(into) * 4}" y="${b.y + 4}" class="${into === 'left' ? 'start' : 'end'}">${imports}+</text>`;
    return `<path ${data} d="${curve}"/>${head(b.x, b.y, -sign(into), 0)}${label}`;
  };

  const titles = (Object.keys(COLUMNS) as Column[]).map(
    (column) => `<text x="${LEFT[column] + BOX / 2}" y="32" class="title">${TITLES[column]}</text>`,
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" role="img">`,
    '<title>Rooms of the project and the imports between them</title>',
    '<style>text{font-family:system-ui,"DejaVu Sans",Arial,sans-serif;fill:#1d2530}.title{font-size:14px;font-weight:600;text-anchor:middle}.folder{font-size:12.5px;font-weight:600;text-anchor:middle}.holds{font-size:10.5px;fill:#566170;text-anchor:middle}.start,.end{font-size:10px;fill:#566170}.end{text-anchor:end}.foot{font-size:11px;fill:#566170}</style>',
    `<rect width="${WIDTH}" height="${height}" fill="#f7f9fb"/>`,
    ...titles,
    ...[...boxes].map(([room, one]) => boxSvg(room, one)),
    ...arrows.map(line),
    `<text x="24" y="${height - 16}" class="foot">An arrow goes from who imports to what is imported; its number is what the imports come to at the least. Dashed: against the order of its column.</text>`,
    '</svg>',
    '',
  ].join('\n');
}
