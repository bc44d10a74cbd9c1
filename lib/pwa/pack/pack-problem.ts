export type PackReason = 'too-large' | 'media' | 'pages' | 'loads' | 'inline';

/** Why a package cannot be saved as one document, for the person who saves it. */
const WORDS: Readonly<Record<PackReason, string>> = {
  'too-large': 'Модуль больше 30 МБ: на устройстве его не сохранить. Он открывается только с сетью.',
  media: 'В модуле есть видео или звук. Он открывается только с сетью.',
  pages: 'Модуль собран из нескольких страниц. Он открывается только с сетью.',
  loads: 'Модуль подгружает свои части по ходу работы. Он открывается только с сетью.',
  inline: 'Код модуля не рассчитан на работу без сети. Он открывается только с сетью.',
};

/** A package that works only with a network; `message` is Russian, for the user. */
export class PackProblem extends Error {
  override readonly name = 'PackProblem';

  constructor(readonly reason: PackReason) {
    super(WORDS[reason]);
  }
}
