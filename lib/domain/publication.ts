import type { AuthoredStatus } from './publication-state';

export interface Publication {
  status: AuthoredStatus;
  needErid: boolean;
  eridToken: string | null;
  eridSource: string | null;
  /** The material has content: a package, or text where text is enough. */
  hasBody: boolean;
}

export interface PublicationProblem {
  field: 'eridToken' | 'eridSource' | 'body';
  code: 'erid-token-missing' | 'erid-source-missing' | 'body-missing';
  text: string;
}

const filled = (text: string | null) => Boolean(text?.trim());

/** Problems that prevent publishing a material; a draft or an archived one has none. */
export function publicationProblems(material: Publication): PublicationProblem[] {
  if (material.status !== 'published') return [];
  const problems: PublicationProblem[] = [];
  if (material.needErid && !filled(material.eridToken)) {
    problems.push({
      field: 'eridToken',
      code: 'erid-token-missing',
      text: 'Реклама не публикуется без токена ERID.',
    });
  }
  if (material.needErid && !filled(material.eridSource)) {
    problems.push({
      field: 'eridSource',
      code: 'erid-source-missing',
      text: 'Реклама не публикуется без рекламодателя.',
    });
  }
  if (!material.hasBody) {
    problems.push({
      field: 'body',
      code: 'body-missing',
      text: 'Публиковать пока нечего: нет ни текста, ни видео, ни пакета.',
    });
  }
  return problems;
}

/** Publication date of a material: the given date, or now when it is published without one. */
export function publicationDate(
  { status, publishedAt }: { status: AuthoredStatus; publishedAt: Date | null },
  now: Date,
): Date | null {
  return status === 'published' ? (publishedAt ?? now) : publishedAt;
}
