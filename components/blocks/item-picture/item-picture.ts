import type { Image } from '@/api/core/shapes';

/** Width of every preview in pixels (decisions, 'Pictures'). */
const PREVIEW_WIDTH = 640;
const NO_PICTURE = '/art/no-picture.svg';

/** `sizes` of most cards: 300 px on a desktop, half of the width on smaller screens. */
export const CARD_SIZES = '(max-width: 1023px) 50vw, 300px';

export interface ItemPicture {
  src: string;
  srcSet?: string;
  sizes?: string;
}

/** An item's picture for `<Shot>`: the browser chooses the preview or the original; without an image, a placeholder. */
export function itemPicture(image: Image | null, sizes: string = CARD_SIZES): ItemPicture {
  if (!image) return { src: NO_PICTURE };
  const { previewUrl, originalUrl, customProperties } = image;
  const width = Number(customProperties.width);
  if (previewUrl === originalUrl || !(width > PREVIEW_WIDTH)) return { src: previewUrl };
  return { src: previewUrl, srcSet: `${previewUrl} ${PREVIEW_WIDTH}w, ${originalUrl} ${width}w`, sizes };
}
