/** The caches that all accounts of a browser share. Nothing of a person is ever in them. */
export const STATIC_CACHE = 'static';
export const ASSETS_CACHE = 'assets';
