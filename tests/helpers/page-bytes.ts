export interface PageBytes {
  /** Of the whole document, before compression. */
  html: number;
  /** Of React's payload inside it, which the browser reads again to wake the page. */
  flight: number;
  /** Client components the payload refers to, each once. */
  references: number;
}

const PUSHED = /self\.__next_f\.push\(\[1,("(?:[^"\\]|\\.)*")\]\)/g;

/** What a page's HTML weighs. */
export function pageBytes(html: string): PageBytes {
  const flight = [...html.matchAll(PUSHED)].map(([, text = '""']) => JSON.parse(text) as string).join('');
  return {
    html: Buffer.byteLength(html),
    flight: Buffer.byteLength(flight),
    references: flight.match(/(?:^|\n)[0-9a-f]+:I\[/g)?.length ?? 0,
  };
}
