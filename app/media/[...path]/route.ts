import { mediaFile } from '@/api/session/media-file';

/** Serves pictures, clips and captions from this origin; photographs of people only to signed-in users. */
export const GET = (request: Request) => mediaFile(request);
