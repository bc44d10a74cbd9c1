import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ExportFormat, ExportName } from '@/lib/domain/exports';
import { call } from '../core/call';
import { runKeys } from '../runs/queries';
import { startExport } from './endpoints';

/** Starts the export of a list under its filter, then refetches its newest run. */
export function useStartExport(name: ExportName) {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (body: { format: ExportFormat; filters: Record<string, unknown> }) =>
      call(startExport, { params: { id: name }, body }),
    onSettled: () => cache.invalidateQueries({ queryKey: runKeys.all }),
  });
}
