import type { ExportName } from '@/lib/domain/exports';
import type { ExportKind } from './export-kind';
import { articlesExport } from './kinds/articles';

/** Every list that can be taken away. */
export const EXPORT_KINDS: Readonly<Record<ExportName, ExportKind>> = { articles: articlesExport };
