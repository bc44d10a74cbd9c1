'use client';

import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { LinkFields } from '@/components/blocks/authored/link-fields';
import layout from '@/components/blocks/editor/columns.module.css';
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
import styles from './content-editor.module.css';
import type { LoadedEditor } from './load-editor';
import { VideoFields } from './video-fields';

const field = <N extends keyof ArticleValues>(name: N) => ({ name, label: LABELS[name] });
const useIsVideo = () => useWatch<ArticleValues, 'entries'>({ name: 'entries' }) === 'video';

/** Fields of the content itself. */
export function MainFields() {
  const isVideo = useIsVideo();
  return (
    <div className={layout.fields}>
      <TextField {...field('title')} maxLength={255} />
      {isVideo && <TextField {...field('subtitle')} optional />}
      <TextareaField
        {...field('description')}
        optional
        max={1000}
        rows={2}
        hint="Под названием и в списках"
      />
      {isVideo && (
        <Group title="Видео">
          <VideoFields />
        </Group>
      )}
      <RichTextField {...field('content')} optional={isVideo} />
    </div>
  );
}

/** Fields of one subject under its heading. */
function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel as="section" className={styles.group}>
      <h2>{title}</h2>
      {children}
    </Panel>
  );
}

const options = (all: readonly { slug: string; title: string }[]) =>
  all.map(({ slug, title }) => ({ value: slug, title }));

/** Fields of publication, advertising and links to other content. */
export function AsideFields({ choices, marks }: Pick<LoadedEditor, 'choices' | 'marks'>) {
  const isVideo = useIsVideo();
  const [isAdvert, brand] = useWatch<ArticleValues, ['needErid', 'brand']>({ name: ['needErid', 'brand'] });
  return (
    <div className={layout.fields}>
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
        <ChoicesField {...field('categories')} optional choices={options(choices.categories)} />
        <LinkFields choices={choices} brand={brand} />
      </Group>
    </div>
  );
}
