export interface ErrorPicture {
  narrow: string;
  wide: string;
}

const PICTURES: Readonly<Record<number, ErrorPicture>> = {
  404: { narrow: '/art/lost-m.webp', wide: '/art/lost.webp' },
};

/** The picture of a status; null with a console message when there is none (section 8). */
export function pictureOf(status: number): ErrorPicture | null {
  const picture = PICTURES[status] ?? null;
  // oxlint-disable-next-line no-console -- the specification asks for the message
  if (!picture && typeof window !== 'undefined') console.info(`No error picture for status ${status}`);
  return picture;
}
