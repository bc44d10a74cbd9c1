import * as contract from '@/api/glossary/endpoints';
import { mount, type Routes } from '../http/mount';
import {
  createWord,
  deleteWord,
  getWord,
  listAuthoredWords,
  updateWord,
} from '../services/glossary/authored-words';
import { listCompositionWords } from '../services/glossary/composition-words';
import { listGlossary } from '../services/glossary/list-glossary';

export function glossaryRoutes(routes: Routes): void {
  mount(routes, contract.listGlossary, (ctx, { query }) => listGlossary(ctx, query));
  mount(routes, contract.listCompositionWords, (ctx, { params }) => listCompositionWords(ctx, params.id));
  mount(routes, contract.listAuthoredWords, (ctx, { query }) => listAuthoredWords(ctx, query));
  mount(routes, contract.getWord, (ctx, { params }) => getWord(ctx, params.id));
  mount(routes, contract.createWord, (ctx, { body }) => createWord(ctx, body));
  mount(routes, contract.updateWord, (ctx, { params, body }) => updateWord(ctx, params.id, body));
  mount(routes, contract.deleteWord, (ctx, { params }) => deleteWord(ctx, params.id));
}
