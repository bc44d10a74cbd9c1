import { Island } from '../flat/island';
import { FavoriteFace } from './favorite-face';
import type { FavoriteButtonProps } from './live-favorite';

/** Keeps a learning item among favourites, on a page that the server draws. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { title, kind, isFavorite } = props;
  const face = <FavoriteFace title={title} kind={kind} kept={isFavorite} />;
  return <Island name="favorite" props={props} face={face} />;
}
