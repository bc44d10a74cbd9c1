/** Idempotency key of a request: the same key for the same body, a new one for another body or after `forget`. */
export class RequestKey {
  private words = '';
  private key = '';

  of(body: unknown): string {
    const words = JSON.stringify(body);
    if (words !== this.words) [this.words, this.key] = [words, crypto.randomUUID()];
    return this.key;
  }

  /** Forgets the key once its request has taken effect: the same body then gets a new key. */
  forget(): void {
    this.words = '';
  }
}
