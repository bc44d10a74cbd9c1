'use client';

import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/api/core/call-error';
import { saveFile } from '@/api/core/save-file';
import { Button } from '@/components/ui/button/button';
import { toast } from '@/components/ui/toast/toast-store';

/** Everything the portal keeps about the person, as one file. */
export function ExportButton() {
  const save = useMutation({
    mutationFn: () => saveFile('/api/v1/user/export'),
    onSuccess: () => toast({ text: 'Файл с вашими данными сохранён.', kind: 'good' }),
    onError: (error) => toast({ text: messageOf(error), kind: 'bad' }),
  });
  return (
    <Button
      kind="quiet"
      size="s"
      icon="download"
      data-script=""
      loading={save.isPending}
      onClick={() => save.mutate()}
    >
      Скачать мои данные
    </Button>
  );
}
