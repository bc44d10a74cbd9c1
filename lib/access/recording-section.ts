import { can, type Viewer } from './permissions';

/** The section whose recording page the viewer opens; of two, that of trainings. Null for none. */
export function recordingSection(viewer: Pick<Viewer, 'roles' | 'permissions'>) {
  if (can(viewer, 'trainings.record')) return 'trainings';
  return can(viewer, 'trainings.serve') ? 'representative' : null;
}
export type RecordingSection = NonNullable<ReturnType<typeof recordingSection>>;
