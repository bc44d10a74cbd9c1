/**
 * Key of a request that must have one effect however often it is sent: the same for the same body, another one for any
 * other, and after `forget`.
 */
export class RequestKey {
  private words = '';
  private key = '';

  of(body: unknown): string {
    const words = JSON.stringify(body);
    if (words !== this.words) [this.words, this.key] = [words, crypto.randomUUID()];
    return this.key;
  }

  /** It has had its effect: the same body asks for another one. */
  forget(): void {
    this.words = '';
  }
}
