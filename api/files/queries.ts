import type { FilePurpose } from '@/lib/domain/author-files';
import { call } from '../core/call';
import { uploadMedia, uploadPicture } from './endpoints';

/** Uploads a picture into the store; materials refer to the addresses it returns. */
export const sendPicture = (file: File, purpose: FilePurpose, signal?: AbortSignal) =>
  call(uploadPicture, { body: { file, purpose }, ...(signal ? { signal } : {}) });

/** Uploads a video file into the store; `onProgress` gets the share that has been sent, 0–1. */
export const sendMedia = (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
  call(uploadMedia, { body: { file }, onProgress, signal });
