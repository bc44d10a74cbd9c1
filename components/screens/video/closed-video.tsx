import type { ReactNode } from 'react';
import type { Article } from '@/api/articles/queries';
import { itemPicture } from '@/components/blocks/item-picture/item-picture';
import { Note } from '@/components/ui/note/note';
import { Shot } from '@/components/ui/shot/shot';
import { formatDate, relativeDay } from '@/lib/format/date';

/** A video outside its dates: its picture, and when it opens or that it has ended. */
export function ClosedVideo({
  video,
  instead = 'Посмотрите другие видео бренда.',
  children,
}: {
  video: Article;
  /** Advice on what to watch instead. */
  instead?: string;
  children: ReactNode;
}) {
  const { startDate, endDate, image } = video;
  const opens = startDate && new Date(startDate) > new Date();
  return (
    <>
      <Shot {...itemPicture(image, '(max-width: 1023px) 100vw, 840px')} ratio="16/9" first />
      {children}
      <Note kind="warn" icon="lock">
        {opens
          ? `Видео откроется ${formatDate(startDate)}, ${relativeDay(startDate)}. До этого дня смотреть его нельзя.`
          : `Просмотр закрыт${endDate ? ` ${formatDate(endDate)}` : ''}. ${instead}`}
      </Note>
    </>
  );
}
