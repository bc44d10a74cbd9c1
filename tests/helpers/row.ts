import { vi } from 'vitest';

/** Width of a phone. */
export const ROW_WIDTH = 390;
const LINK = 120;

/** Mocks the layout of rows of links: each row is as wide as a phone, its links stand side by side. */
export function layOutRow(): void {
  const box = (left: number, width: number) => ({ left, right: left + width, width }) as DOMRect;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const row = this.parentElement;
    if (this.tagName !== 'A' || !row) return box(0, ROW_WIDTH);
    return box([...row.children].indexOf(this) * LINK - row.scrollLeft, LINK);
  });
}
