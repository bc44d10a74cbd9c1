import type { StoredImage, StoredProductImages } from '../db/schema/types';
import { stored, type Pictures } from './pictures';
import type { ProductContent } from './product-content';

const SIDE = 960;
const PREVIEW = 640;
const TEXTURES = ['smear', 'swirl', 'drops'] as const;
const SKIN_SCENES = ['molecule', 'skin', 'leaf', 'water', 'biome'] as const;

interface Gamma {
  alias: string;
  title: string;
  brand: string;
}

/** Draws the pictures shared by the products of a gamma: texture, and an ingredient or the place of use. */
export async function drawGammas(
  gammas: readonly Gamma[],
  pictures: Pictures,
): Promise<Map<string, StoredImage[]>> {
  const drawn = await Promise.all(
    gammas.map(async ({ alias, title, brand }, index) => {
      const hair = brand === 'dercos';
      const asked = [
        { scene: TEXTURES[index % TEXTURES.length], name: `Текстура средств линии ${title}` },
        hair
          ? { scene: 'hair', name: `Волосы и кожа головы: линия ${title}` }
          : { scene: SKIN_SCENES[index % SKIN_SCENES.length], name: `На чём основана линия ${title}` },
      ];
      const both = await Promise.all(
        asked.map(({ scene, name }, at) =>
          pictures.draw({
            kind: 'article',
            brand,
            scene,
            seed: `gamma-${alias}-${at}`,
            index: index * 2 + at,
            name,
            width: SIDE,
            height: SIDE,
            preview: PREVIEW,
          }),
        ),
      );
      return [alias, both.map(stored)] as const;
    }),
  );
  return new Map(drawn);
}

/** Each product's gallery: its own pack first, then its gamma's pictures. */
export async function drawProducts(
  products: readonly ProductContent[],
  places: ReadonlyMap<string, number>,
  gammas: ReadonlyMap<string, StoredImage[]>,
  pictures: Pictures,
): Promise<Map<string, StoredProductImages>> {
  const made = await Promise.all(
    products.map(async ({ slug, brand, name, gamma, vessel, scene }) => {
      const pack = await pictures.draw({
        kind: 'product',
        brand,
        scene,
        subject: vessel,
        seed: slug,
        index: places.get(slug) ?? 0,
        name,
        width: SIDE,
        height: SIDE,
        preview: PREVIEW,
      });
      const gallery = [stored(pack), ...(gammas.get(gamma) ?? [])];
      const preview = gallery.map((image, order) => ({ ...image, order }));
      const images: StoredProductImages = { ogImage: stored(pack), content: [], preview };
      return [slug, images] as const;
    }),
  );
  return new Map(made);
}
