import { Mark, Node, type Attributes } from '@tiptap/core';
import { isOwnPicture } from '@/lib/domain/media-address';

const kept = (...names: string[]): Attributes =>
  Object.fromEntries(
    names.map((name) => [
      name,
      {
        default: null,
        parseHTML: (element: HTMLElement) => element.getAttribute(name),
        renderHTML: (given: Record<string, unknown>) => (given[name] === null ? {} : { [name]: given[name] }),
      },
    ]),
  );

const PICTURE = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'];

/** Attributes that the sanitiser keeps on a picture; false when it would remove the picture. */
function pictureOf(image: Element | null): Record<string, string | null> | false {
  if (!image || !isOwnPicture(image.getAttribute('src') ?? '')) return false;
  const given = Object.fromEntries(PICTURE.map((name) => [name, image.getAttribute(name)]));
  const own = (given.srcset ?? '').split(',').every((one) => isOwnPicture(one.trim().split(/\s/)[0] ?? ''));
  return own ? given : { ...given, srcset: null };
}

const pictureAttributes = kept(...PICTURE);
for (const attribute of Object.values(pictureAttributes)) delete attribute?.parseHTML;

/** A picture in a line of text. */
const Picture = Node.create({
  name: 'picture',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [{ tag: 'img', getAttrs: (element) => pictureOf(element) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
});

/** A picture with a caption that is typed under it. */
const Figure = Node.create({
  name: 'figure',
  group: 'block',
  content: 'inline*',
  isolating: true,
  draggable: true,
  addAttributes: () => pictureAttributes,
  parseHTML: () => [
    {
      tag: 'figure',
      priority: 60,
      getAttrs: (element) => pictureOf(element.querySelector('img')),
      contentElement: (element) =>
        element.querySelector('figcaption') ?? element.ownerDocument.createElement('figcaption'),
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['figure', ['img', HTMLAttributes], ['figcaption', 0]],
});

const simple = (name: string, tag: string) =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** A mark for sub- or superscript that excludes the other one. */
const index = (name: string, tag: string, other: string) => simple(name, tag).extend({ excludes: other });

const Abbreviation = Mark.create({
  name: 'abbreviation',
  addAttributes: () => kept('title'),
  parseHTML: () => [{ tag: 'abbr' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
});

const part = (name: string, tag: string, content: string, group = '') =>
  Node.create({ name, content, group, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

/** Readers' tags that Tiptap's own kit lacks: pictures, small marks, definition lists. */
export const TEXT_NODES = [
  Picture,
  Figure,
  index('superscript', 'sup', 'subscript'),
  index('subscript', 'sub', 'superscript'),
  simple('small', 'small'),
  Abbreviation,
  part('definitions', 'dl', '(definitionTerm | definition)+', 'block'),
  part('definitionTerm', 'dt', 'inline*'),
  part('definition', 'dd', 'inline*'),
];

export { kept };
