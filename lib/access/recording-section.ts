import { can, type Viewer } from './permissions';

/** Two sections have the page of recording; whoever has both meets the one of trainings. Null for neither. */
export function recordingSection(viewer: Pick<Viewer, 'roles' | 'permissions'>) {
  if (can(viewer, 'trainings.record')) return 'trainings';
  return can(viewer, 'trainings.serve') ? 'representative' : null;
}
export type RecordingSection = NonNullable<ReturnType<typeof recordingSection>>;
