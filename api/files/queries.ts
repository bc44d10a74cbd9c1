import type { FilePurpose } from '@/lib/domain/author-files';
import { call } from '../core/call';
import { uploadPicture } from './endpoints';

/** A picture into the store; its addresses are what a material then names. */
export const sendPicture = (file: File, purpose: FilePurpose, signal?: AbortSignal) =>
  call(uploadPicture, { body: { file, purpose }, ...(signal ? { signal } : {}) });
