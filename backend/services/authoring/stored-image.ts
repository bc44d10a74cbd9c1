import type { StoredImage } from '../../db/schema/types';

/** A picture an author names by its address in the files store. */
export interface OwnImage {
  name: string;
  originalUrl: string;
  previewUrl?: string | undefined;
}

/** Returns the picture as resources carry it; `order` is its place among the sent pictures. */
export function storedImage(
  { name, originalUrl, previewUrl = originalUrl }: OwnImage,
  order: number,
): StoredImage {
  const fileName = originalUrl.replace(/^.*\//, '');
  return {
    name,
    fileName,
    uuid: crypto.randomUUID(),
    previewUrl,
    originalUrl,
    order,
    customProperties: { alt: name },
    extension: fileName.replace(/^.*\./, ''),
    size: 0,
  };
}
