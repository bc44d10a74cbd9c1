import { thisBuild } from '@/lib/pwa/this-build';

interface Context {
  params: Promise<{ file: string }>;
}

/** `/builds/meta/{buildId}.json`: when the build was made; 404 for any build but the running one. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const headers = { 'cache-control': 'no-store' };
  if (file !== `${thisBuild.id}.json`) return Response.json(null, { status: 404, headers });
  return Response.json(thisBuild, { headers });
}
