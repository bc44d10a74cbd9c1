import { join } from 'node:path';
import type { Config } from '../config';
import { folderStore, type FileStore } from './store';

/** Opens the configured store: an S3 bucket if one is named, else the data folder. */
export async function openStore(config: Config): Promise<FileStore> {
  if (!config.S3_BUCKET) return folderStore(join(config.DATA_DIR, 'files'));
  // the S3 library is loaded only where it is used
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
