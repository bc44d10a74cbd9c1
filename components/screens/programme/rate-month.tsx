'use client';

import { useEffect } from 'react';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

interface RateMonthProps {
  /** `2025-05` */
  month: string;
  title: string;
  /** Rating given by the person; null before it is given. */
  rating: number | null;
  /** The month has not ended: its last step has just been done. */
  isOpen: boolean;
}

/** Whether the person has not been asked about the month yet; false when storage is full or forbidden. */
function isFirstTime(month: string): boolean {
  const key = `course-rating:${month}`;
  try {
    const isFirst = localStorage.getItem(key) === null;
    localStorage.setItem(key, 'asked');
    return isFirst;
  } catch {
    return false;
  }
}

/**
 * Rating of a month: the popup opens by itself once, after the last step; later, and for a past month, by the button.
 */
export function RateMonth({ month, title, rating, isOpen }: RateMonthProps) {
  useEffect(() => {
    if (!isOpen || rating !== null || !isFirstTime(month)) return;
    // a page that mounts closes the popups of the page before it, so this popup opens afterwards
    const soon = setTimeout(() => openPopup('course-rating', { courseId: month, title, rating: null }));
    return () => clearTimeout(soon);
  }, [month, title, rating, isOpen]);
  return (
    <Button
      size="s"
      kind="second"
      icon="heart"
      onClick={() => openPopup('course-rating', { courseId: month, title, rating })}
    >
      {rating === null ? 'Оценить месяц' : `Ваша оценка: ${String(rating)} из 5`}
    </Button>
  );
}
