'use client';

import { openPopup } from '@/components/popups/store';
import type { VideoProps } from '@/components/popups/types';
import { Hidden } from '@/components/ui/hidden/hidden';
import { Icon } from '@/components/ui/icon/icon';
import styles from './quick-look.module.css';

/** Opens a video over its list, where watching counts as on its page; hidden without scripts. */
export function QuickLook(video: VideoProps) {
  return (
    <button type="button" className={styles.look} data-script="" onClick={() => openPopup('video', video)}>
      <Icon name="play" size="xs" />
      Быстрый просмотр
      <Hidden> видео «{video.title}»</Hidden>
    </button>
  );
}
