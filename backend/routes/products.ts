import * as contract from '@/api/products/endpoints';
import { mount, type Routes } from '../http/mount';
import { deleteProduct } from '../services/products/delete-product';
import { getProduct } from '../services/products/get-product';
import { listGroups } from '../services/products/list-groups';
import { listItems, listProducts } from '../services/products/list-products';
import { createProduct, updateProduct } from '../services/products/save-product';

export function productRoutes(routes: Routes): void {
  mount(routes, contract.listProductItems, (ctx, { query }) => listItems(ctx, query));
  mount(routes, contract.listProducts, (ctx, { query }) => listProducts(ctx, query));
  mount(routes, contract.listProductFilterGroups, (ctx, { query }) => listGroups(ctx, query));
  mount(routes, contract.getProductBySlug, (ctx, { params }) => getProduct(ctx, { slug: params.slug }));
  mount(routes, contract.getProduct, (ctx, { params }) => getProduct(ctx, { id: params.id }));
  mount(routes, contract.createProduct, (ctx, { body }) => createProduct(ctx, body));
  mount(routes, contract.updateProduct, (ctx, { params, body }) => updateProduct(ctx, params.id, body));
  mount(routes, contract.deleteProduct, (ctx, { params }) => deleteProduct(ctx, params.id));
}
