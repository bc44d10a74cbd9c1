/** Caches shared by all accounts of a browser; they never hold personal data. */
export const STATIC_CACHE = 'static';
export const ASSETS_CACHE = 'assets';
/** Files of `/offline`, without expiry: filled at installation and cleaned when the worker activates. */
export const OFFLINE_CACHE = 'offline-files';
