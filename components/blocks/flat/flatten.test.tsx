import { render } from '@testing-library/react';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Anchor } from '@/components/ui/anchor/anchor';
import { Icon } from '@/components/ui/icon/icon';
import { Ring } from '@/components/ui/ring/ring';
import { Row } from '@/components/ui/stack/stack';
import { flatten as flattenWith } from './flatten';
import { Raw } from './raw';

/** As the framework marks a component of the browser: whatever is asked of it on the server fails. */
function inBrowser(draw: (props: { children?: ReactNode }) => ReactNode) {
  return Object.assign(draw, { $$typeof: Symbol.for('react.client.reference') });
}
const Heart = inBrowser(({ children }) => <button type="button">{children ?? 'Нравится'}</button>);

const flatten = (tree: ReactNode) => flattenWith(tree, { keep: (html) => ({ html }), as: Raw });

function Card({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <article className="card" data-brand="vichy" data-full={undefined} aria-hidden={false}>
      <div className="shot">
        <img src="/media/a.webp" alt="" loading="lazy" decoding="async" srcSet="/media/b.webp 640w" />
      </div>
      <h3 id="a'b">
        <Anchor href="/lrp/news/one?a=1&b=2">{title}</Anchor>
      </h3>
      {children}
    </article>
  );
}

const PAGES: Record<string, ReactNode> = {
  'a card': <Card title="Кожа & <волосы> «Vichy» &amp; 'уход'" />,
  'words beside elements': (
    <p>
      Всего {7} из <b>{10}</b>
      {null}
      {false} баллов
    </p>
  ),
  'a list with keys and a fragment': (
    <ul>
      {['а', 'б'].map((one) => (
        <li key={one}>
          <>
            <b>{one}</b>, <i>{one}</i>
          </>
        </li>
      ))}
    </ul>
  ),
  styles: (
    <Row gap={2}>
      <i style={{ width: '40%', height: 12, opacity: 0.5, top: 0, '--lanes': 3 } as object} />
      <span hidden>нет</span>
    </Row>
  ),
  drawings: (
    <div>
      <Icon name="heart" size="s" fill />
      <Ring value={64} label="Набрано 64 %">
        64
      </Ring>
    </div>
  ),
  'its own HTML': (
    <section>
      <div dangerouslySetInnerHTML={{ __html: '<p>Текст <b>статьи</b></p>' }} />
    </section>
  ),
  'a tick outside every form': (
    <label className="tick">
      <input type="checkbox" data-pick="7" /> <span>Выбрать</span>
    </label>
  ),
  'what only React can write': (
    <div>
      <label>
        <input type="checkbox" name="mark" value="lrp" defaultChecked /> Марка
      </label>
      <label>
        Имя <input defaultValue="Анна" required />
      </label>
      <img src="/first.webp" alt="" fetchPriority="high" />
      <p>
        <a href="javascript:alert(1)">нет</a>
      </p>
    </div>
  ),
  'a component of the browser among others': (
    <section>
      <p>
        <b>До</b>
      </p>
      <Card title="Одна">
        <Heart />
      </Card>
      <Heart>
        <Card title="Внутри" />
      </Heart>
      <p>После</p>
    </section>
  ),
};

function parsed(tree: ReactNode): HTMLElement {
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(tree);
  place.normalize();
  return place;
}

test.each(Object.entries(PAGES))('%s: the same document as React draws', (_, page) => {
  expect(parsed(flatten(page)).innerHTML).toBe(parsed(page).innerHTML);
});

const HOSTILE = [
  '<script>',
  '</p>',
  "'",
  '"',
  '&lt;',
  ' onload=',
  'javascript:',
  '//evil.example',
  '-->',
  '\0',
  'ё',
];
const words = fc
  .array(fc.oneof(fc.constantFrom(...HOSTILE), fc.string()), { maxLength: 5 })
  .map((parts) => parts.join(''));

test('whatever the words are, they stay words', () => {
  const page = (text: string, link: string) => (
    <div className={text} data-x={text} aria-label={link} style={{ '--x': 1 } as object}>
      <a href={link} title={text}>
        <b>{text}</b>
        {link}
      </a>
    </div>
  );
  fc.assert(
    fc.property(words, words, (text, link) => {
      expect(parsed(flatten(page(text, link))).innerHTML).toBe(parsed(page(text, link)).innerHTML);
    }),
    { numRuns: 300 },
  );
});

/** Elements that React is left with. */
function elementsOf(node: unknown): number {
  if (Array.isArray(node)) return node.reduce((sum: number, one) => sum + elementsOf(one), 0);
  if (typeof node !== 'object' || node === null) return 0;
  return 1 + elementsOf((node as { props: { children?: unknown } }).props.children);
}

test('a tick without a name is plain HTML, a field of a form stays React’s', () => {
  const tick = (name?: string) => (
    <div>
      <label>
        <input type="checkbox" name={name} /> <b>Выбрать</b>
      </label>
    </div>
  );
  expect(elementsOf(flatten(tick()))).toBe(1);
  expect(elementsOf(flatten(tick('mark')))).toBe(4);
});

test('a link to a file is plain HTML', () => {
  const file = (
    <p>
      <a href="/api/v1/training/40/calendar" download="">
        <b>В календарь</b>
      </a>
    </p>
  );
  expect(elementsOf(flatten(file))).toBe(1);
  expect(parsed(flatten(file)).innerHTML).toBe(parsed(file).innerHTML);
});

test('what holds no component of the browser is one element', () => {
  expect(elementsOf(flatten(<Card title="Одна" />))).toBe(1);
  const page = flatten(
    <div>
      <Card title="Одна" />
      <p>
        <Heart />
      </p>
    </div>,
  );
  expect(elementsOf(page)).toBe(4);
});

test('keys stay where they were', () => {
  const list = flatten(['а', 'б'].map((one) => <Card key={one} title={one} />)) as { key: string }[];
  expect(list.map(({ key }) => key)).toEqual(['а', 'б']);
});

test('a page that changes is what React makes of the new one', () => {
  const page = (name: string, items: string[], photo: boolean) => (
    <main>
      <header>
        <span>{photo ? <img src="/media/p.webp" alt="" loading="lazy" /> : 'АП'}</span>
        <h1>
          <b>{name}</b>
        </h1>
        <Heart />
      </header>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <b>{item}</b>
          </li>
        ))}
      </ul>
      <footer>{photo ? <Heart /> : <i>нет</i>}</footer>
    </main>
  );
  const [before, after] = [page('Анна', ['а', 'б', 'в'], true), page('Мария', ['б', 'г'], false)];
  const { container, rerender } = render(flatten(before));
  for (const next of [after, before]) {
    rerender(flatten(next));
    expect(container.innerHTML).toBe(parsed(next).innerHTML);
  }
});

test('what comes later keeps its place; its failure is its own', async () => {
  const Late = async () => Promise.resolve(<b>поздно</b>);
  const Failed = () => Promise.reject(new Error('no'));
  const { props } = flatten(
    <div>
      <Late />
      <Failed />
    </div>,
  ) as { props: { children: { props: { coming: Promise<ReactNode> } }[] } };
  const [late, failed] = props.children.map((child) => child.props.coming);
  expect(await late).toEqual(<b>поздно</b>);
  await expect(failed).rejects.toThrow('no');
});
