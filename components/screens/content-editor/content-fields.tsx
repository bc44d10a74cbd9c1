'use client';

import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PictureField } from '@/components/blocks/editor/picture-field';
import { RichTextField } from '@/components/blocks/rich-editor/rich-text-field';
import { CheckboxField } from '@/components/forms/checkbox-field';
import { ChoicesField } from '@/components/forms/choices-field';
import { DateTimeField } from '@/components/forms/date-time-field';
import { NativeSelectField } from '@/components/forms/native-select-field';
import { TextField } from '@/components/forms/text-field';
import { TextareaField } from '@/components/forms/textarea-field';
import { Panel } from '@/components/ui/panel/panel';
import { LABELS, type ArticleValues } from './article-values';
import { ChaptersField } from './chapters-field';
import styles from './content-editor.module.css';
import type { LoadedEditor } from './load-editor';

const field = <N extends keyof ArticleValues>(name: N) => ({ name, label: LABELS[name] });
const useIsVideo = () => useWatch<ArticleValues, 'entries'>({ name: 'entries' }) === 'video';
const FILE = 'Адрес в хранилище портала: /media/…';

/** What readers read and watch. */
export function MainFields() {
  const isVideo = useIsVideo();
  return (
    <div className={styles.fields}>
      <TextField {...field('title')} maxLength={255} />
      {isVideo && <TextField {...field('subtitle')} optional />}
      <TextareaField
        {...field('description')}
        optional
        max={1000}
        rows={2}
        hint="Под названием и в списках"
      />
      {isVideo && <VideoFields />}
      <RichTextField {...field('content')} optional={isVideo} />
    </div>
  );
}

function VideoFields() {
  return (
    <Group title="Видео">
      <TextField {...field('vimeoUrl')} optional placeholder="https://vimeo.com/…" />
      <TextField {...field('videoUrl')} optional hint={FILE} />
      <TextField {...field('videoWebmUrl')} optional hint={FILE} />
      <TextField {...field('captionsUrl')} optional hint={FILE} />
      <div className={styles.pair}>
        <TextField {...field('durationSeconds')} optional inputMode="numeric" />
        <TextField {...field('points')} optional inputMode="numeric" />
        <DateTimeField {...field('startDate')} label="Смотреть можно с, МСК" optional />
        <DateTimeField {...field('endDate')} label="Смотреть можно до, МСК" optional />
      </div>
      <CheckboxField {...field('viewAvailable')} />
      <ChaptersField />
    </Group>
  );
}

/** Fields of one matter under its heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" className={styles.group}>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

const LINKS = ['categories', 'tags', 'gammas'] as const;
const options = (all: readonly { slug: string; title: string }[]) =>
  all.map(({ slug, title }) => ({ value: slug, title }));

/** Where and when it comes out, and what it belongs to. */
export function AsideFields({ choices, marks }: Pick<LoadedEditor, 'choices' | 'marks'>) {
  const isVideo = useIsVideo();
  const isAdvert = useWatch<ArticleValues, 'needErid'>({ name: 'needErid' });
  return (
    <div className={styles.fields}>
      <Group title="Публикация">
        <DateTimeField
          {...field('publishedAt')}
          label="Выход, МСК"
          optional
          hint="Пусто: сразу при публикации"
        />
        <NativeSelectField
          {...field('brand')}
          placeholder="Выберите бренд"
          options={marks.map(({ slug, name }) => ({ value: slug, label: name }))}
        />
        <TextField {...field('slug')} optional spellCheck={false} hint="Пусто: из названия" />
        <PictureField {...field('image')} optional purpose="content" />
      </Group>
      <Group title="Реклама">
        <CheckboxField {...field('needErid')} hint="Без токена и рекламодателя не публикуется" />
        {isAdvert && (
          <>
            <TextField {...field('eridToken')} spellCheck={false} />
            <TextField {...field('eridSource')} />
          </>
        )}
      </Group>
      <Group title="Связи">
        <NativeSelectField
          {...field('testId')}
          optional
          options={[
            { value: '', label: 'Без теста' },
            ...choices.tests.map(({ id, title }) => ({ value: id, label: title })),
          ]}
        />
        {!isVideo && (
          <TextField {...field('readMinutes')} optional inputMode="numeric" hint="Пусто: по длине текста" />
        )}
        {LINKS.map(
          (name) =>
            // a portal that begins has no gammas: a heading over nothing says less than none
            choices[name].length > 0 && (
              <ChoicesField key={name} {...field(name)} optional choices={options(choices[name])} />
            ),
        )}
      </Group>
    </div>
  );
}
