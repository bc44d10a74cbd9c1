import {
  createHandOff,
  exchangeCode,
  externalLogin,
  issueExternalToken,
  login,
  logout,
  refresh,
} from '@/api/auth/endpoints';
import { mount, type Routes } from '../http/mount';
import { issueToken, signInExternally } from '../services/auth/external';
import { exchange, handOff } from '../services/auth/hand-off';
import { rotate } from '../services/auth/rotate';
import { signIn } from '../services/auth/sign-in';
import { signOut } from '../services/auth/sign-out';

export function authRoutes(routes: Routes): void {
  mount(routes, login, (ctx, { body }) => signIn(ctx, body));
  mount(routes, refresh, (ctx, { body }) => rotate(ctx, body));
  mount(routes, logout, (ctx) => signOut(ctx));
  mount(routes, externalLogin, (ctx, { body }) => signInExternally(ctx, body));
  mount(routes, issueExternalToken, (ctx, { body }) => issueToken(ctx, body.userId));
  mount(routes, createHandOff, (ctx, { body }) => handOff(ctx, body));
  mount(routes, exchangeCode, (ctx, { body }) => exchange(ctx, body));
}
