import * as contract from '@/api/drafts/endpoints';
import { mount, type Routes } from '../http/mount';
import { deleteDraft, getDraft, putDraft } from '../services/drafts/drafts';

const placeOf = ({ kind = '', subject = '' }: Readonly<Record<string, string>>) => ({ kind, subject });

export function draftRoutes(routes: Routes): void {
  mount(routes, contract.getDraft, (ctx, { params }) => getDraft(ctx, placeOf(params)));
  mount(routes, contract.putDraft, (ctx, { params, body }) => putDraft(ctx, placeOf(params), body));
  mount(routes, contract.deleteDraft, (ctx, { params }) => deleteDraft(ctx, placeOf(params)));
}
