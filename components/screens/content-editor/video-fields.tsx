'use client';

import { useFormContext } from 'react-hook-form';
import { MediaField } from '@/components/blocks/editor/media-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { DateTimeField } from '@/components/forms/date-time-field';
import { TextField } from '@/components/forms/text-field';
import { LABELS, type ArticleValues } from './article-values';
import { ChaptersField } from './chapters-field';
import styles from './content-editor.module.css';

const field = <N extends keyof ArticleValues>(name: N) => ({ name, label: LABELS[name] });

/** Length of a stored video in whole seconds, as the browser reads it; undefined when it can't play the video. */
function lengthOf(url: string): Promise<number | undefined> {
  const video = document.createElement('video');
  return new Promise((resolve) => {
    video.preload = 'metadata';
    video.onloadedmetadata = () =>
      resolve(Number.isFinite(video.duration) ? Math.round(video.duration) : undefined);
    video.onerror = () => resolve(undefined);
    video.src = url;
  });
}

/** Fields of the video: files or an address, its length, dates and chapters. */
export function VideoFields() {
  const { getValues, setValue } = useFormContext<ArticleValues>();
  const fillLength = (url: string) =>
    void lengthOf(url).then((seconds) => {
      // a length that the author typed is kept
      if (seconds && !getValues('durationSeconds'))
        setValue('durationSeconds', String(seconds), { shouldDirty: true });
    });
  return (
    <>
      <TextField {...field('vimeoUrl')} optional placeholder="https://vimeo.com/…" />
      <div className={styles.pair}>
        <MediaField {...field('videoUrl')} optional kind="mp4" onStored={fillLength} />
        <MediaField {...field('videoWebmUrl')} optional kind="webm" onStored={fillLength} />
        <MediaField {...field('captionsUrl')} optional kind="vtt" />
      </div>
      <div className={styles.pair}>
        <TextField {...field('durationSeconds')} optional inputMode="numeric" hint="Из файла узнаём сами" />
        <TextField {...field('points')} optional inputMode="numeric" />
        <DateTimeField {...field('startDate')} label="Смотреть можно с, МСК" optional />
        <DateTimeField {...field('endDate')} label="Смотреть можно до, МСК" time="23:59" optional />
      </div>
      <CheckboxField {...field('viewAvailable')} />
      <ChaptersField />
    </>
  );
}
