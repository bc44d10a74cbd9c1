import type { z } from 'zod';
import type { selfRegistration } from '@/api/trainings/schemas';
import { isPharmacist } from '@/lib/access/belongs';
import { recordingSection } from '@/lib/access/recording-section';
import { seatMessage } from '@/lib/domain/trainings/messages';
import { AppError } from '../../http/app-error';
import { viewerOf, type Ctx, type SignedIn } from '../../http/context';
import { readSlot } from './find-slot';
import { seatPerson } from './seat-person';

/** Throws 403 `not-a-pharmacist` for a viewer with a role, with `recording_section` if the viewer records others. */
export function assertPharmacist(viewer: SignedIn): void {
  if (isPharmacist(viewer)) return;
  const { message, solution } = seatMessage('not-a-pharmacist');
  throw new AppError(403, 'not-a-pharmacist', `${message} ${solution}`, undefined, {
    meta: { recording_section: recordingSection(viewer) },
  });
}

/** Books the viewer: 403 `not-a-pharmacist`, 404, 409. */
export async function registerSelf(ctx: Ctx, trainingId: string, body: z.output<typeof selfRegistration>) {
  const viewer = viewerOf(ctx);
  const { id: userId } = viewer;
  assertPharmacist(viewer);
  const source = body.invitation === undefined ? 'self' : 'link';
  await seatPerson(ctx, { ...body, trainingId, userId, source });
  return readSlot(ctx, trainingId);
}
