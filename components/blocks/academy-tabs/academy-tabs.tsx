import { LinkTabs } from '@/components/ui/tabs/link-tabs';
import { RECORDING_SECTIONS } from '@/lib/domain/recordings';
import { SECTION_TITLES } from '@/lib/domain/section-titles';

const SECTIONS = [...RECORDING_SECTIONS, 'sra-training'] as const;

/** What there is to watch and to learn in the academy, side by side. */
export function AcademyTabs({ section }: { section: (typeof SECTIONS)[number] }) {
  return (
    <LinkTabs
      label="Разделы академии"
      tabs={SECTIONS.map((slug) => ({
        href: `/academy/${slug}`,
        title: SECTION_TITLES[slug],
        current: slug === section,
      }))}
    />
  );
}
