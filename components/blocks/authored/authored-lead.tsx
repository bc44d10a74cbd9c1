import type { Image } from '@/api/core/shapes';
import { LeadCell } from '@/components/blocks/staff-table/cells';
import { DropTag } from '@/components/ui/drop-tag/drop-tag';
import { MetaItem } from '@/components/ui/meta/meta';
import { formatDay } from '@/lib/format/date';
import { counted } from '@/lib/format/number';

const QUESTIONS = ['вопрос', 'вопроса', 'вопросов'] as const;

interface AuthoredLeadProps {
  title: string;
  href: string;
  image: Image | null;
  /** Mark slug. */
  markId: string;
  markName: string;
  isExpress?: boolean;
  questionsCount: number;
  /** «до 30 баллов» */
  pays: string;
  startDate: string | null;
  endDate: string | null;
}

/** «1 декабря – 31 декабря»; «до …» or «с …» when only one date is known. */
function period({ startDate, endDate }: AuthoredLeadProps): string | null {
  if (startDate && endDate) return `${formatDay(startDate)} – ${formatDay(endDate)}`;
  if (endDate) return `до ${formatDay(endDate)}`;
  return startDate && `с ${formatDay(startDate)}`;
}

/** The first cell of a row: title, picture, brand, kind, number of questions, points and dates. */
export function AuthoredLead(props: AuthoredLeadProps) {
  const { title, href, image, markId, markName, isExpress = false, questionsCount, pays } = props;
  const dates = period(props);
  return (
    <LeadCell title={title} href={href} picture={{ src: image?.previewUrl, brand: markId }}>
      <DropTag kind="plain" brand={markId}>
        {markName}
      </DropTag>
      {isExpress && <MetaItem icon="clock">Экспресс</MetaItem>}
      <MetaItem>{counted(questionsCount, QUESTIONS)}</MetaItem>
      <MetaItem>{pays}</MetaItem>
      {dates && <MetaItem icon="calendar">{dates}</MetaItem>}
    </LeadCell>
  );
}
