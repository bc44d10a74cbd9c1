import type { RecordingSection } from '../access/recording-section';
import * as path from './path';

/** The page of recording in each section that has one. */
export const RECORDING_PAGES: Readonly<Record<RecordingSection, string>> = {
  trainings: path.trainingRecording(),
  representative: path.representativeRecording(),
};
