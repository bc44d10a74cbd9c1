import { pageTitle } from '../routes/page-titles';
import * as path from '../routes/path';

/** Sections of the academy that show recordings; each is a category of videos by the same slug. */
export const RECORDING_SECTIONS = ['webinars', 'doctor-webinars', 'online-congress'] as const;
export type RecordingSection = (typeof RECORDING_SECTIONS)[number];

/** Purpose of each section, one sentence under its heading. */
export const RECORDING_LEADS: Readonly<Record<RecordingSection, string>> = {
  webinars: 'Главное из прошедших эфиров: выдержки, к которым удобно вернуться перед сменой.',
  'doctor-webinars': 'Врачи о том, где кончается уход и начинается лечение и что спросить у первого стола.',
  'online-congress': 'Доклады и круглые столы конгресса: исследования, спорные вопросы, ответы аптекам.',
};

export function isRecordingSection(slug: string): slug is RecordingSection {
  return (RECORDING_SECTIONS as readonly string[]).includes(slug);
}

const PAGE_OF = {
  webinars: 'webinars',
  'doctor-webinars': 'doctorWebinars',
  'online-congress': 'onlineCongress',
} as const satisfies Record<RecordingSection, string>;

export const recordingSectionTitle = (section: RecordingSection): string => pageTitle(PAGE_OF[section]);

const ADDRESSES = {
  webinars: path.webinars(),
  'doctor-webinars': path.doctorWebinars(),
  'online-congress': path.onlineCongress(),
} as const satisfies Record<RecordingSection, string>;

export const recordingSectionPath = (section: RecordingSection): string => ADDRESSES[section];

/** Themes of a recording: its categories that are not sections. */
export function themesOf<T extends { slug: string }>(categories: readonly T[]): T[] {
  return categories.filter(({ slug }) => !isRecordingSection(slug));
}
