import { SEARCH_NAMES, type SearchType } from './search-documents';
import { foldText } from './search-query';
import * as path from '../routes/path';

/** Words that, as the whole query, name a type, in any ending. */
const WORDS: readonly (readonly [RegExp, SearchType])[] = [
  [/^экспресс( ?(тест|тренинг)[а-я]*)?$/, 'express-training'],
  [/^тест(ы|а|ов|ам|ами|ах|у|ом|е|ирование)?$/, 'test'],
  [/^опрос(ы|а|ов|ам|ами|ах|у|ом|е|ник[а-я]{0,3})?$/, 'survey'],
  [/^(видео|видеоролик[а-я]*|ролик[а-я]{0,2})$/, 'video'],
  [/^стат(ья|ьи|ей|ью|ье|ьям|ьях)$/, 'article'],
  [/^(модул[а-я]{1,3}|интерактив[а-я]{0,3}( модул[а-я]{1,3})?)$/, 'interactive_module'],
  [/^вебинар[а-я]{0,3}$/, 'webinar'],
  [/^(продукт[а-я]{0,3}|средств[а-я]{1,3})$/, 'product'],
  [/^(глоссари[а-я]{1,3}|термин[а-я]{0,3}|словар[а-я]{1,3})$/, 'glossary_word'],
  [/^эксперт[а-я]{0,3}$/, 'expert'],
  [/^(вопрос[а-я]{0,3}|вопрос[а-я]{0,3} эксперт[а-я]{0,3})$/, 'question'],
  [/^(подар(ок|к[а-я]{1,3})|приз[а-я]{0,3})$/, 'gift'],
  [/^(тренинг[а-я]{0,3}|расписани[а-я]{1,2})$/, 'training'],
  [/^бренд[а-я]{0,3}$/, 'page'],
];

const PLACES: Readonly<Record<SearchType, string>> = {
  article: path.news(),
  video: path.videos(),
  webinar: path.webinars(),
  product: path.products(),
  glossary_word: path.glossary(),
  interactive_module: path.interactive(),
  test: `${path.learnings()}?type=test`,
  'express-training': `${path.learnings()}?type=express-training`,
  survey: `${path.learnings()}?type=survey`,
  page: path.about(),
  question: path.questions(),
  expert: path.experts(),
  gift: path.catalogue(),
  training: path.schedule(),
};

export interface AskedKind {
  type: SearchType;
  title: string;
  href: string;
}

/** The type that the query names (`тест`, `видео`) with the address of its list; null for any other query. */
export function askedKind(query: string): AskedKind | null {
  const folded = foldText(query);
  const type = WORDS.find(([form]) => form.test(folded))?.[1];
  return type ? { type, title: SEARCH_NAMES[type].many, href: PLACES[type] } : null;
}
