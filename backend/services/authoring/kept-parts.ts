import type { StoredImage } from '../../db/schema/types';
import type { Revisions } from './revisions';
import { storedImage, type OwnImage } from './stored-image';

type Image = StoredImage | null;

interface Part {
  id: string;
  image: Image;
}
interface Asked extends Part {
  options: Part[];
}
/** The pictures and ids of a version. */
export interface Pictured {
  image: Image;
  questions: Asked[];
}

const contentsOf = ({ draft, published }: Revisions<Pictured>) =>
  [published, draft].flatMap((revision) => (revision ? [revision.content] : []));

/** Returns a function that converts a sent picture to its stored form; an unchanged picture keeps the stored object. */
export function imageKeeper(revisions: Revisions<Pictured>): (image: OwnImage | null) => Image {
  const images = contentsOf(revisions).flatMap(({ image, questions }) => [
    image,
    ...questions.flatMap((question) => [question.image, ...question.options.map((option) => option.image)]),
  ]);
  const known = new Map(images.flatMap((image) => (image ? [[image.originalUrl, image]] : [])));
  return (image) => {
    if (!image) return null;
    const same = known.get(image.originalUrl);
    return same?.name === image.name ? same : storedImage(image, 0);
  };
}

/** Returns a function that keeps each known id once; a copied row and an unknown id get a new one. */
export function idGiver(revisions: Revisions<Pictured>): (id: string | undefined) => string {
  const known = new Set(
    contentsOf(revisions).flatMap(({ questions }) =>
      questions.flatMap(({ id, options }) => [id, ...options.map((one) => one.id)]),
    ),
  );
  return (id) => (id !== undefined && known.delete(id) ? id : crypto.randomUUID());
}

/** Returns the questions with new ids, for a copy. */
export const withOwnIds = <Q extends Asked>(questions: readonly Q[]): Q[] =>
  questions.map((question) => ({
    ...question,
    id: crypto.randomUUID(),
    options: question.options.map((option) => ({ ...option, id: crypto.randomUUID() })),
  }));

export const copiedTitle = (title: string, most: number) => `${title.slice(0, most - 8)} (копия)`;
