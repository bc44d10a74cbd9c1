/** Lists the scripts of the most opened pages: an idle browser prefetches them. */
import { OFTEN_OPENED } from '../../lib/routes/often-opened.ts';

/** File with the list, beside the pages' other files, below `/_next/`. */
export const PAGE_CODE = 'static/page-code.json';

/** Parts of an entry: `app/(default)/lk/page` → `app/(default)/lk` and `page`; null unless it is a page or a layout. */
function partsOf(entry) {
  const [, folder, kind] = /^(app(?:\/[^/]+)*)\/(page|layout)$/.exec(entry) ?? [];
  return kind === undefined ? null : { folder, kind };
}

/** `app/(default)/lk` → `/lk` */
const pathOf = (folder) => folder.slice('app'.length).replace(/\/\([^/]+\)/g, '') || '/';

/**
 * Scripts of these pages and of the layouts around them. Paths of the registry are folders of `app` without groups;
 * `filesOf` has the files of each entry by name.
 */
export function codeOf(filesOf, pages = OFTEN_OPENED) {
  const entries = [...filesOf].map(([entry, files]) => ({ ...partsOf(entry), files }));
  const wanted = entries.filter(({ folder, kind }) => kind === 'page' && pages.includes(pathOf(folder)));
  const around = entries.filter(
    ({ folder, kind }) =>
      kind === 'layout' && wanted.some((page) => `${page.folder}/`.startsWith(`${folder}/`)),
  );
  const files = [...wanted, ...around].flatMap((entry) => entry.files);
  return [...new Set(files)].filter((file) => file.endsWith('.js')).sort();
}

/** Webpack plugin that writes the list. */
export class PageCode {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('PageCode', (compilation) => {
      // after the files have their final names
      const stage = Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'PageCode', stage }, () => {
        const filesOf = new Map(
          [...compilation.entrypoints].map(([name, entry]) => [name, entry.getFiles()]),
        );
        compilation.emitAsset(PAGE_CODE, new sources.RawSource(JSON.stringify(codeOf(filesOf))));
      });
    });
  }
}
