import { Island } from '../flat/island';
import { FavoriteFace } from './favorite-face';
import type { FavoriteButtonProps } from './live-favorite';

/** Adds a learning item to favourites or removes it, on a server-rendered page. */
export function FavoriteButton(props: FavoriteButtonProps) {
  const { title, kind, isFavorite } = props;
  const face = <FavoriteFace title={title} kind={kind} kept={isFavorite} />;
  return <Island name="favorite" props={props} face={face} />;
}
