/** Nonce of this page's content security policy; '' when there is none. */
export const pageNonce = (): string =>
  document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
