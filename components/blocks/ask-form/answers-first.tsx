'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';

/** Letters from which a question says what it is about. */
const FEWEST = 12;

/** What the portal knows about the question being typed, before an expert is asked; its code comes with the words. */
export function AnswersFirst({ name }: { name: string }) {
  const typed = useWatch<Record<string, string>>({ name });
  const text = (typed ?? '').trim();
  const [Answers, setAnswers] = useState<ComponentType<{ text: string }> | null>(null);
  const isAsked = text.length >= FEWEST;

  useEffect(() => {
    if (!isAsked || Answers) return;
    import('./related-answers').then(
      ({ RelatedAnswers }) => setAnswers(() => RelatedAnswers),
      () => undefined, // the question can be sent without
    );
  }, [Answers, isAsked]);

  return Answers && isAsked ? <Answers text={text} /> : null;
}
