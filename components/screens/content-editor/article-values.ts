import type { ArticlePatch, AuthoredArticle } from '@/api/articles/queries';
import type { PictureValue } from '@/components/blocks/editor/picture-field';
import { writeMoment } from '@/components/ui/date-input/moments';
import { clockSeconds } from '@/lib/domain/chapters';
import { fromMoscowLocal, moscowLocal } from '@/lib/domain/moscow-local';
import { clockTime } from '@/lib/format/duration';
import { plainText } from '@/lib/format/plain-text';

/** An article as values of the editor's form: strings, `''` when empty; dates in Moscow time. */
export interface ArticleValues {
  entries: 'article' | 'video';
  title: string;
  subtitle: string;
  description: string;
  content: string;
  brand: string;
  slug: string;
  image: PictureValue | null;
  publishedAt: string;
  needErid: boolean;
  eridToken: string;
  eridSource: string;
  videoUrl: string;
  videoWebmUrl: string;
  vimeoUrl: string;
  captionsUrl: string;
  durationSeconds: string;
  /** `startSeconds` is in minutes and seconds: `1:05`. */
  chapters: { startSeconds: string; title: string }[];
  points: string;
  startDate: string;
  endDate: string;
  viewAvailable: boolean;
  testId: string;
  readMinutes: string;
  categories: string[];
  tags: string[];
  gammas: string[];
}

type Field = keyof ArticleValues;

/** Fields in the order of the page. */
export const LABELS: Readonly<Record<Field, string>> = {
  entries: 'Вид',
  title: 'Название',
  subtitle: 'Подзаголовок',
  description: 'Кратко',
  content: 'Текст',
  videoUrl: 'Файл MP4',
  videoWebmUrl: 'Файл WebM',
  vimeoUrl: 'Видео на Vimeo',
  captionsUrl: 'Субтитры',
  durationSeconds: 'Длина, секунд',
  points: 'Баллы за просмотр',
  startDate: 'Смотреть можно с',
  endDate: 'Смотреть можно до',
  viewAvailable: 'Просмотр открыт',
  chapters: 'Главы',
  publishedAt: 'Выход',
  brand: 'Бренд',
  slug: 'Адрес',
  image: 'Картинка',
  needErid: 'Это реклама',
  eridToken: 'Токен ERID',
  eridSource: 'Рекламодатель',
  testId: 'Тест',
  readMinutes: 'Минут чтения',
  categories: 'Разделы',
  tags: 'Темы',
  gammas: 'Гаммы',
};

/** Values of an empty form. */
export const blank = (entries: ArticleValues['entries']): ArticleValues => ({
  entries,
  title: '',
  subtitle: '',
  description: '',
  content: '',
  brand: '',
  slug: '',
  image: null,
  publishedAt: '',
  needErid: false,
  eridToken: '',
  eridSource: '',
  videoUrl: '',
  videoWebmUrl: '',
  vimeoUrl: '',
  captionsUrl: '',
  durationSeconds: '',
  chapters: [],
  points: '',
  startDate: '',
  endDate: '',
  viewAvailable: true,
  testId: '',
  readMinutes: '',
  categories: [],
  tags: [],
  gammas: [],
});

const TEXTS = [
  'subtitle',
  'eridToken',
  'eridSource',
  'videoUrl',
  'videoWebmUrl',
  'vimeoUrl',
  'captionsUrl',
  'testId',
] as const;
const DAYS = ['publishedAt', 'startDate', 'endDate'] as const;
const NUMBERS = ['durationSeconds', 'readMinutes'] as const;
/** Fields that are sent as they are. */
const SAME = ['title', 'description', 'content', 'brand', 'slug', 'needErid', 'viewAvailable'] as const;
const LISTS = ['categories', 'tags', 'gammas'] as const;

const each = <K extends string, V>(names: readonly K[], value: (name: K) => V) =>
  Object.fromEntries(names.map((name) => [name, value(name)])) as Record<K, V>;

/** Converts a saved article into values of the form. */
export function toValues(article: AuthoredArticle): ArticleValues {
  const { image, points } = article;
  return {
    ...blank(article.entries),
    ...Object.fromEntries([...SAME, ...LISTS].map((name) => [name, article[name]])),
    ...each(TEXTS, (name) => article[name] ?? ''),
    ...each(DAYS, (name) => moscowLocal(article[name])),
    ...each(NUMBERS, (name) => String(article[name] ?? '')),
    points: points > 0 ? String(points) : '',
    chapters: article.chapters.map(({ startSeconds, title }) => ({
      startSeconds: clockTime(startSeconds),
      title,
    })),
    image: image && { name: image.name, originalUrl: image.originalUrl, previewUrl: image.previewUrl },
  };
}

/** Converts values of the form into a request body. An empty slug or reading time is left to the services. */
export function toBody(values: ArticleValues): ArticlePatch & { title: string; brand: string } {
  const { entries: _entries, slug, points, readMinutes, image, ...rest } = values;
  const { title, description, content, brand, needErid, viewAvailable, categories, tags, gammas } = rest;
  return {
    ...{ title, description, content, brand, needErid, viewAvailable, categories, tags, gammas, image },
    ...each(TEXTS, (name) => values[name].trim() || null),
    ...each(DAYS, (name) => fromMoscowLocal(values[name])?.toISOString() ?? null),
    ...(slug ? { slug } : {}),
    ...(readMinutes ? { readMinutes: Number(readMinutes) } : {}),
    durationSeconds: values.durationSeconds ? Number(values.durationSeconds) : null,
    chapters: values.chapters.map(({ startSeconds, title }) => ({
      startSeconds: clockSeconds(startSeconds) ?? 0,
      title,
    })),
    points: Number(points || 0),
  };
}

/** Returns the fields that differ from the edited version, so that no other field is overwritten. */
export function changesOf(values: ArticleValues, from: ArticleValues): ArticlePatch {
  const [now, before] = [toBody(values), toBody(from)] as [object, Record<string, unknown>];
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return Object.fromEntries(changed);
}

const MOMENTS: readonly Field[] = ['publishedAt', 'startDate', 'endDate'];

/** Text of a value, to compare it with another version's. */
export function valueWords(name: Field, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'Да' : 'Нет';
  if (name === 'chapters')
    return (value as ArticleValues['chapters'])
      .map(({ startSeconds, title }) => `${startSeconds} ${title}`)
      .join('; ');
  if (Array.isArray(value)) return value.join(', ');
  if (name === 'image') return value ? (value as PictureValue).name || 'Картинка' : '';
  if (name === 'content') return plainText(String(value));
  const words = String(value ?? '');
  return MOMENTS.includes(name) ? writeMoment(words) : words;
}
