import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Island, type IslandProps } from './island';
import { escapeHtml, openingTag, VOID_TAGS } from './plain-html';
import type { RawProps } from './raw';

/** A part of a tree: its HTML, null if it contains client components other than islands, and its React node. */
interface Piece {
  html: string | null;
  /** The piece contains an island, so the element around it must mount it. */
  acts?: boolean;
  node: (kept: Kept) => ReactNode;
}
/** Stores a piece's HTML and returns its number, or returns the HTML itself to go in React's payload. */
export type Keep = (html: string) => { of: string } | { html: string };
interface Kept {
  keep: Keep;
  /** The component that renders a piece in the browser. */
  as: ComponentType<RawProps>;
}
type Props = Record<string, unknown> & { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };
type Element = ReactElement<Props>;

const CLIENT = Symbol.for('react.client.reference');
const NOTHING: Piece = { html: '', node: () => null };

/** Shorter pieces stay elements with inner HTML: a reference by number would be as long. */
const LEAST_KEPT = 500;
/** Returns the flat React node of a tree of server components; client components are recognized by their `$$typeof`. */
export const flatten = (tree: ReactNode, kept: Kept): ReactNode => pieceOf(tree).node(kept);

const Now = ({ kept, children }: { kept: Kept; children: ReactNode }) => flatten(children, kept);

/** Awaits the result of an async component and flattens it. */
async function Later({ coming, kept }: { coming: Promise<ReactNode>; kept: Kept }) {
  return <Now kept={kept}>{await coming}</Now>;
}

function pieceOf(node: ReactNode): Piece {
  if (typeof node === 'string' || typeof node === 'number')
    return { html: escapeHtml(String(node)), node: () => node };
  if (node === null || node === undefined || typeof node === 'boolean') return NOTHING;
  if (Array.isArray(node)) return together((node as ReactNode[]).map(pieceOf));
  if (!isValidElement(node)) return live(() => node);
  const element = node as Element;
  const { type } = element;
  if (typeof type === 'string') return hostPiece(type, element);
  if (type === (Fragment as unknown)) return keyed(grouped(pieceOf(element.props.children)), element.key);
  const component = type as unknown as ((props: Props) => ReactNode | Promise<ReactNode>) & {
    $$typeof?: symbol;
  };
  if (typeof component !== 'function') return live(() => element);
  if (component.$$typeof === CLIENT) {
    const inside = pieceOf(element.props.children);
    return live((kept) => withChildren(element, inside, kept));
  }
  if (component === (Island as unknown)) return islandPiece(element.props as unknown as IslandProps, element);
  return keyed(drawnPiece(component(element.props)), element.key);
}

const live = (node: Piece['node']): Piece => ({ html: null, node });

function islandPiece({ name, props: given, face }: IslandProps, element: Element): Piece {
  const { html } = pieceOf(face);
  if (html === null) return live(() => element);
  const props = escapeHtml(JSON.stringify(given));
  const place = `<span style='display:contents' data-island='${name}' data-props='${props}'>${html}</span>`;
  return { html: place, acts: true, node: () => element };
}

function drawnPiece(drawn: ReactNode | Promise<ReactNode>): Piece {
  if (!(drawn instanceof Promise)) return pieceOf(drawn);
  // a rejection before `Later` awaits the promise must not be reported as unhandled
  drawn.catch(() => undefined);
  return live((kept) => <Later coming={drawn} kept={kept} />);
}

function together(pieces: Piece[]): Piece {
  const node = (kept: Kept) => pieces.map((piece) => piece.node(kept));
  if (pieces.some(({ html }) => html === null)) return live(node);
  return { html: pieces.map(({ html }) => html).join(''), acts: pieces.some(({ acts }) => acts), node };
}

/** Passes a fragment's children as arguments, as they were, so that none of them needs a key. */
function grouped(piece: Piece): Piece {
  const node = (kept: Kept) => {
    const nodes = piece.node(kept);
    return Array.isArray(nodes) ? createElement(Fragment, null, ...(nodes as ReactNode[])) : nodes;
  };
  return { ...piece, node };
}

function keyed(piece: Piece, key: string | null): Piece {
  if (key === null) return piece;
  const node = (kept: Kept) => {
    const made = piece.node(kept);
    if (isValidElement(made) && made.key === null) return cloneElement(made, { key });
    return <Fragment key={key}>{made}</Fragment>;
  };
  return { ...piece, node };
}

function hostPiece(tag: string, element: Element): Piece {
  const { children, dangerouslySetInnerHTML: given } = element.props;
  const inside: Piece = given ? { html: given.__html, node: () => null } : pieceOf(children);
  const opening = inside.html === null ? null : openingTag(tag, element.props);
  if (opening === null) return live((kept) => withChildren(element, inside, kept));
  const html = VOID_TAGS.has(tag) ? opening : `${opening}${inside.html ?? ''}</${tag}>`;
  return { html, acts: inside.acts ?? false, node: (kept) => flatElement(element, inside, kept) };
}

/** The key as a prop, omitted when null: React would turn null into the key «null», the same for all siblings. */
const keyOf = ({ key }: Element) => (key === null ? {} : { key });

/** Removes undefined props: React's payload would contain their names for nothing. */
const said = (props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined));

/** One element: text children stay text, child elements become HTML. */
function flatElement(element: Element, { html, acts }: Piece, { keep, as: Flattened }: Kept): ReactNode {
  const { children, dangerouslySetInnerHTML: given, ...attrs } = element.props;
  if (!html || (typeof children !== 'object' && !given)) return element;
  const type = element.type as string;
  if (acts || html.length >= LEAST_KEPT)
    return <Flattened {...keyOf(element)} as={type} attrs={said(attrs)} {...keep(html)} />;
  return createElement(type, {
    ...said(attrs),
    ...keyOf(element),
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** A live element with flat children, passed as arguments so that none of them needs a key. */
function withChildren(element: Element, inside: Piece, kept: Kept): ReactNode {
  const { children, ...props } = element.props;
  if (typeof children !== 'object' || children === null) return element;
  const nodes = inside.node(kept);
  const given = Array.isArray(nodes) ? (nodes as ReactNode[]) : [nodes];
  return createElement(element.type, { ...said(props), ...keyOf(element) }, ...given);
}
