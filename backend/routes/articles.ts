import * as contract from '@/api/articles/endpoints';
import { mount, type Routes } from '../http/mount';
import { getArticle } from '../services/articles/get-article';
import { listArticles } from '../services/articles/list-articles';
import { reportProgress } from '../services/articles/report-progress';

export function articleRoutes(routes: Routes): void {
  mount(routes, contract.listArticles, (ctx, { query }) => listArticles(ctx, query));
  mount(routes, contract.getArticleBySlug, (ctx, { params, query }) =>
    getArticle(ctx, { slug: params.slug }, query.include),
  );
  mount(routes, contract.getArticle, (ctx, { params, query }) =>
    getArticle(ctx, { id: params.id }, query.include),
  );
  mount(routes, contract.reportProgress, (ctx, { params, body }) => reportProgress(ctx, params.id, body));
}
