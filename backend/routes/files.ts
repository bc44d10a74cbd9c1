import * as contract from '@/api/files/endpoints';
import { mount, type Routes } from '../http/mount';
import { uploadPicture } from '../services/files/upload-picture';

export function fileRoutes(routes: Routes): void {
  mount(routes, contract.uploadPicture, (ctx, { body }) => uploadPicture(ctx, body));
}
