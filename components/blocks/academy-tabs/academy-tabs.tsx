import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import {
  RECORDING_SECTIONS,
  recordingSectionPath,
  recordingSectionTitle,
  type RecordingSection,
} from '@/lib/domain/recordings';
import { pageTitle } from '@/lib/routes/page-titles';
import * as path from '@/lib/routes/path';

/** Tabs of the academy: its sections of recordings and its modules. */
export function AcademyTabs({ section }: { section: RecordingSection | 'sra-training' }) {
  return (
    <LinkTabs
      label="Разделы академии"
      tabs={[
        ...RECORDING_SECTIONS.map((slug) => ({
          href: recordingSectionPath(slug),
          title: recordingSectionTitle(slug),
          current: slug === section,
        })),
        {
          href: path.academyModules(),
          title: pageTitle('academyModules'),
          current: section === 'sra-training',
        },
      ]}
    />
  );
}
