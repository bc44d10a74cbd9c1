import { EXPORT_FORMATS, PROGRAMME_EXPORTS, type ExportName } from '@/lib/domain/exports';
import { notFound } from '../../http/app-error';
import type { Ctx } from '../../http/context';
import { EXPORT_KINDS } from '../../runs/exports/kinds';
import { startExport } from '../exports/start-export';

type Asked = Parameters<typeof startExport>[2];

const present = (id: ExportName) => ({ id, title: EXPORT_KINDS[id].title, formats: [...EXPORT_FORMATS] });

/** Lists of the programme that can be exported. */
export const listProgrammeExports = () =>
  Promise.resolve({ items: PROGRAMME_EXPORTS.map(present), meta: {} });

const named = (id: string) => {
  const name = PROGRAMME_EXPORTS.find((one) => one === id);
  if (!name) throw notFound('Такой выгрузки нет.', 'export-missing');
  return name;
};

/** Returns one export of the programme. 404 `export-missing`, also for a list of the core. */
export const getProgrammeExport = (id: string) => Promise.resolve().then(() => present(named(id)));

export const startProgrammeExport = (ctx: Ctx, id: string, asked: Asked) =>
  startExport(ctx, named(id), asked);
