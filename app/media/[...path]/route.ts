import { mediaFile } from '@/api/session/media-file';

/** Pictures, clips and captions of the service, under this origin; people's photographs for who is signed in. */
export const GET = (request: Request) => mediaFile(request);
