/** At a higher speed a full viewing would not reach 70 % by the server's clock. */
const RATES = [1, 1.25, 0.75] as const;

/** Next speed of the button; any unknown speed is followed by the normal one. */
export function nextRate(rate: number): number {
  const at = RATES.findIndex((one) => one === rate);
  return RATES[(at + 1) % RATES.length] ?? 1;
}

export const rateWords = (rate: number): string => `${rate.toLocaleString('ru-RU')}×`;
