/** Status and code of a refusal: `409 already-registered`. */
export const codeOf = ({ status, errors }: { status: number; errors: { code: string }[] }): string =>
  `${status} ${errors[0]?.code ?? ''}`.trim();
