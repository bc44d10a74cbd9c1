export interface PageBytes {
  /** Of the document before compression, without the styles that the first page of a visit brings. */
  html: number;
  /** Of those styles. */
  styles: number;
  /** Of React's payload inside it, which the browser reads again to wake the page. */
  flight: number;
  /** Client components the payload refers to, each once. */
  references: number;
}

const STYLES = /<style nonce="[^"]*" data-first-styles="">.*?<\/style>/s;
const PUSHED = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** What a page's HTML weighs. */
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
