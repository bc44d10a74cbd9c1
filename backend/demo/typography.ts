const NBSP = '\u00a0';

/** Adds non-breaking spaces: after short prepositions, before a dash, between numbers and units. */
export function typography(text: string): string {
  return text
    .replace(/ (—|–) /g, `${NBSP}$1 `)
    .replace(
      /(^|[\s«(])([авикосуАВИКОСУ]|во|да|до|за|из|ко|на|не|ни|но|об|от|по|со|То|На|По|Не|Но|До|За|От|Из) (?=\S)/g,
      `$1$2${NBSP}`,
    )
    .replace(/(\d) (?=(?:%|мл|мг|мм|г|лет|месяц|дн|недел|минут|час|градус))/g, `$1${NBSP}`)
    .replace(/\b(SPF|B) (?=\d)/g, `$1${NBSP}`);
}
