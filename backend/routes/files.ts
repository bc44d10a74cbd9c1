import * as contract from '@/api/files/endpoints';
import { mount, type Routes } from '../http/mount';
import { uploadMedia } from '../services/files/upload-media';
import { uploadPicture } from '../services/files/upload-picture';

export function fileRoutes(routes: Routes): void {
  mount(routes, contract.uploadPicture, (ctx, { body }) => uploadPicture(ctx, body));
  mount(routes, contract.uploadMedia, (ctx, { body }) => uploadMedia(ctx, body));
}
