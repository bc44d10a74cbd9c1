/** The caches that all accounts of a browser share. Nothing of a person is ever in them. */
export const STATIC_CACHE = 'static';
export const ASSETS_CACHE = 'assets';
/** What `/offline` is made of, without an end: the installation fills it, the worker's coming to power tidies it. */
export const OFFLINE_CACHE = 'offline-files';
