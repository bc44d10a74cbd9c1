/** Islands on the pages of pharmacists, in one chunk; see `island-code.ts`. */
export { LiveFavorite } from '../favorite-button/live-favorite';
export { LiveLike } from '../like-button/live-like';
