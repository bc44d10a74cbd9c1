import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { CallError, isStatus, messageOf } from '@/api/core/call-error';
import { learningKeys } from '@/api/learnings/queries';
import { userKeys } from '@/api/me/queries';
import {
  FIRST_ATTEMPT,
  submitSurvey,
  surveyKeys,
  type SurveyForTaking,
  type SurveyResult,
} from '@/api/surveys/queries';
import type { AnswersStore } from '@/components/blocks/answering/answers-store';
import type { NextStep } from '@/components/blocks/answering/next-steps';
import { storedDraft } from '@/components/blocks/test-draft/draft';
import { openPopup, whenNoPopups } from '@/components/popups/store';
import { toast } from '@/components/ui/toast/toast-store';
import { points } from '@/lib/format/number';

interface Sending {
  survey: SurveyForTaking;
  userId: string;
  store: AnswersStore;
  next: readonly NextStep[];
}

function thank({ markName }: SurveyForTaking, { points: paid }: SurveyResult, next: NextStep | undefined) {
  const text = paid > 0 ? `Начислено ${points(paid)} ${markName}.` : 'Ваши ответы получены.';
  whenNoPopups(() => openPopup('thanks', { title: 'Спасибо!', text, ...(next ? { next } : {}) }));
}

/** Why sending failed, in words; the answers stay on the device. */
function failureWords(error: unknown): string {
  if (error instanceof CallError && error.status !== 0) return messageOf(error);
  return 'Нет сети: ответы ждут на этом устройстве. Отправьте их, когда она появится.';
}

/** Sends once: a second click does nothing while the first is under way. After a failure it can be tried again. */
export function useSendSurvey({ survey, userId, store, next }: Sending) {
  const cache = useQueryClient();
  const router = useRouter();
  const running = useRef(false);
  const [busy, setBusy] = useState(false);

  function over(): void {
    for (const queryKey of [userKeys.all, learningKeys.all, surveyKeys.all])
      void cache.invalidateQueries({ queryKey });
    router.refresh();
  }

  async function attempt(): Promise<void> {
    await store.settle();
    const answers = store.unconfirmed();
    const draft = storedDraft({ kind: 'survey', userId, id: survey.id, attempt: FIRST_ATTEMPT });
    try {
      const result = await submitSurvey(survey, answers, draft.sendKey(JSON.stringify(answers)));
      thank(survey, result, next[0]);
      store.close('sent');
      over();
    } catch (error) {
      toast({ kind: 'bad', text: failureWords(error) });
      if (isStatus(error, 409)) {
        store.close('closed');
        over();
      } else void store.retry();
    }
  }

  async function send(): Promise<void> {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    await attempt().finally(() => {
      running.current = false;
      setBusy(false);
    });
  }

  return { send: () => void send(), busy };
}
