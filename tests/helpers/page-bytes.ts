export interface PageBytes {
  /** Bytes of the document before compression, without the styles inlined into the first page of a visit. */
  html: number;
  /** Bytes of the inlined styles. */
  styles: number;
  /** Bytes of React's payload in the document, which the browser parses for hydration. */
  flight: number;
  /** Distinct client components in the payload. */
  references: number;
}

const STYLES = /<style nonce="[^"]*" data-first-styles="">.*?<\/style>/s;
const PUSHED = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** Sizes of a page's HTML. */
export function pageBytes(html: string): PageBytes {
  const flight = [...html.matchAll(PUSHED)].map(([, text = '""']) => JSON.parse(text) as string).join('');
  const styles = Buffer.byteLength(STYLES.exec(html)?.[0] ?? '');
  return {
    html: Buffer.byteLength(html) - styles,
    styles,
    flight: Buffer.byteLength(flight),
    references: flight.match(/(?:^|\n)[0-9a-f]+:I\[/g)?.length ?? 0,
  };
}
