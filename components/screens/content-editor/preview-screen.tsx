import type { Article } from '@/api/articles/queries';
import { PreviewNote } from '@/components/blocks/editor/preview-note';
import { ArticleScreen } from '@/components/screens/article/article-screen';
import { VideoScreen } from '@/components/screens/video/video-screen';
import { Wrap } from '@/components/ui/wrap/wrap';
import { NEW_SUBJECT } from '@/lib/domain/editor-draft';
import { slugOf } from '@/lib/format/latin';
import { plainText } from '@/lib/format/plain-text';
import { cleanHtml } from '@/lib/html/clean-html';
import * as path from '@/lib/routes/path';
import { toBody, type ArticleValues } from './article-values';
import styles from './content-editor.module.css';
import type { LoadedEditor } from './load-editor';

const NOTHING = { isLiked: false, likeCount: 0, ratingId: null, isFavorite: false, isNew: false };
const UNREAD = { isRead: false, testPassed: false, progress: 0, watchedRanges: [], finished: false };
const WORDS_A_MINUTE = 160;

const imageOf = (image: ArticleValues['image']): Article['image'] =>
  image && { ...image, fileName: '', uuid: '', order: 0, customProperties: {}, extension: '', size: 0 };

/** Converts the typed values into the article that readers would see now. */
function asRead(id: string, values: ArticleValues, { choices, marks }: LoadedEditor, now: Date): Article {
  const body = toBody(values);
  const test = choices.tests.find((one) => one.id === body.testId);
  const { image: _image, categories: _c, tags: _t, gammas: _g, ...fields } = body;
  const words = plainText(values.content).split(/\s+/).length;
  return {
    ...NOTHING,
    ...UNREAD,
    id,
    slug: values.slug || slugOf(values.title),
    entries: values.entries,
    title: values.title || 'Без названия',
    description: values.description,
    content: cleanHtml(values.content),
    brand: values.brand,
    markName: marks.find(({ slug }) => slug === values.brand)?.name ?? '',
    image: imageOf(values.image),
    publishedAt: fields.publishedAt ?? now.toISOString(),
    isDraft: true,
    needErid: values.needErid,
    eridToken: fields.eridToken ?? null,
    eridSource: fields.eridSource ?? null,
    readMinutes: fields.readMinutes ?? Math.max(1, Math.round(words / WORDS_A_MINUTE)),
    testId: test?.id ?? null,
    testTitle: test?.title ?? null,
    testPoints: null,
    subtitle: fields.subtitle ?? null,
    points: fields.points ?? 0,
    videoId: null,
    videoUrl: fields.vimeoUrl ?? fields.videoUrl ?? fields.videoWebmUrl ?? null,
    videoWebmUrl: fields.videoWebmUrl ?? null,
    captionsUrl: fields.captionsUrl ?? null,
    isVimeo: Boolean(fields.vimeoUrl),
    durationSeconds: fields.durationSeconds ?? null,
    chapters: fields.chapters ?? [],
    startDate: fields.startDate ?? null,
    endDate: fields.endDate ?? null,
    viewAvailable: values.viewAvailable,
  };
}

/** The draft of an article or a video on its readers' page; nothing is sent, nothing is kept. */
export function PreviewScreen(props: LoadedEditor & { owner: string }) {
  const { id, draft, saved, owner } = props;
  const now = new Date();
  const article = asRead(id ?? NEW_SUBJECT, (draft ?? saved).values, props, now);
  return (
    <>
      <Wrap className={styles.preview}>
        <PreviewNote back={id ? path.contentEditor(id) : path.contentNew()}>
          Предпросмотр: так материал увидят читатели. Прохождение и оценки здесь не сохраняются.
        </PreviewNote>
      </Wrap>
      {article.entries === 'video' ? (
        <VideoScreen video={article} next={[]} isPreview />
      ) : (
        <ArticleScreen article={article} userId={owner} now={now} isPreview />
      )}
    </>
  );
}
