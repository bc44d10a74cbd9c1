'use client';

import { useEffect, useState, type ComponentType } from 'react';
import { useWatch } from 'react-hook-form';

/** The least length of a question that is worth a search, characters. */
const FEWEST = 12;

/** Existing answers to the question being typed; the code is loaded once the question is long enough. */
export function AnswersFirst({ name }: { name: string }) {
  const typed = useWatch<Record<string, string>>({ name });
  const text = (typed ?? '').trim();
  const [Answers, setAnswers] = useState<ComponentType<{ text: string }> | null>(null);
  const isAsked = text.length >= FEWEST;

  useEffect(() => {
    if (!isAsked || Answers) return;
    import('./related-answers').then(
      ({ RelatedAnswers }) => setAnswers(() => RelatedAnswers),
      () => undefined, // the question can be sent without the answers
    );
  }, [Answers, isAsked]);

  return Answers && isAsked ? <Answers text={text} /> : null;
}
