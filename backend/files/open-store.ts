import { join } from 'node:path';
import type { Config } from '../config';
import { folderStore, type FileStore } from './store';

/** The store of the environment: a bucket when one is named, else the data folder. */
export async function openStore(config: Config): Promise<FileStore> {
  if (!config.S3_BUCKET) return folderStore(join(config.DATA_DIR, 'files'));
  // its library is loaded only for those who use it
  const { s3Store } = await import('./s3-store');
  return s3Store({
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    bucket: config.S3_BUCKET,
    keyId: config.S3_ACCESS_KEY_ID,
    secret: config.S3_SECRET_ACCESS_KEY,
    pathStyle: config.S3_PATH_STYLE,
  });
}
