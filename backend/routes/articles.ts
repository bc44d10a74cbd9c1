import * as contract from '@/api/articles/endpoints';
import { mount, type Routes } from '../http/mount';
import { articleChoices } from '../services/articles/article-choices';
import { authoredArticle } from '../services/articles/authored-articles';
import { deleteArticle } from '../services/articles/delete-article';
import { getArticle } from '../services/articles/get-article';
import { listArticles } from '../services/articles/list-articles';
import { manageArticles } from '../services/articles/manage-articles';
import { reportProgress } from '../services/articles/report-progress';
import { createArticle, updateArticle } from '../services/articles/save-article';

export function articleRoutes(routes: Routes): void {
  mount(routes, contract.listArticles, (ctx, { query }) => listArticles(ctx, query));
  mount(routes, contract.manageArticles, (ctx, { query }) => manageArticles(ctx, query));
  mount(routes, contract.getArticleChoices, (ctx) => articleChoices(ctx));
  mount(routes, contract.getAuthoredArticle, (ctx, { params }) => authoredArticle(ctx, params.id));
  mount(routes, contract.getArticleBySlug, (ctx, { params, query }) =>
    getArticle(ctx, { slug: params.slug }, query),
  );
  mount(routes, contract.getArticle, (ctx, { params, query }) => getArticle(ctx, { id: params.id }, query));
  mount(routes, contract.reportProgress, (ctx, { params, body }) => reportProgress(ctx, params.id, body));
  mount(routes, contract.createArticle, (ctx, { body }) => createArticle(ctx, body));
  mount(routes, contract.updateArticle, (ctx, { params, body }) => updateArticle(ctx, params.id, body));
  mount(routes, contract.deleteArticle, (ctx, { params }) => deleteArticle(ctx, params.id));
}
