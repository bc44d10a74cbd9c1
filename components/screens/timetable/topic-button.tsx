'use client';

import { openPopup } from '@/components/popups/store';
import { Button } from '@/components/ui/button/button';

/** Opens the form of a new topic. */
export const TopicButton = () => (
  <Button icon="plus" data-script="" onClick={() => openPopup('training-topic', {})}>
    Новая тема
  </Button>
);
