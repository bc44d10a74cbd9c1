import type { ImportKindName } from '@/lib/domain/imports';
import type { ImportKind } from './import-kind';
import { glossaryWordsImport } from './kinds/glossary-words';
import { trainingVisitsImport } from './kinds/training-visits';

/** Every kind of import. */
export const KINDS: Readonly<Record<ImportKindName, ImportKind>> = {
  'glossary-words': glossaryWordsImport,
  'training-visits': trainingVisitsImport,
};
