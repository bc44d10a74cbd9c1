'use client';

import { useEffect } from 'react';
import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

interface RateMonthProps {
  /** `2025-05` */
  month: string;
  title: string;
  /** How the person rated it; null before that. */
  rating: number | null;
  /** It goes on still: its last step has just been done. */
  isOpen: boolean;
}

/** Storage may be full or forbidden: then it is asked again. */
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

/** After the last step of a month: asks once by itself how it was, from then on, and of a past month, by its button. */
export function RateMonth({ month, title, rating, isOpen }: RateMonthProps) {
  useEffect(() => {
    if (!isOpen || rating !== null || !isFirstTime(month)) return;
    // a new page closes the popups of the one before when it mounts, so this one opens after that
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
