/** What acts on the pages of pharmacists, in one piece of code; see `island-code.ts`. */
export { LiveFavorite } from '../favorite-button/live-favorite';
export { LiveLike } from '../like-button/live-like';
