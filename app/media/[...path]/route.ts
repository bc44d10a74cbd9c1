import { forwardFile } from '@/api/core/forward-file';

const always = { 'content-security-policy': "default-src 'none'; sandbox" };

/** Pictures, clips and captions of the service, under this origin. */
export const GET = (request: Request) => forwardFile(request, { always });
